// Who may ask the server anything: whoever shows the token of the run, and
// comes from this server's own page or from none.
//
// Laws: whoever is denied is denied by the head of the request alone; comparing
// tokens takes as long wherever they differ.
//
//   Gate gate;
//   gate.Stand(address, port);
//   if (std::optional<Response> denied = gate.Denied(request)) ...
#ifndef BERTHIER_ARENAS_TABLE_GATE_H_
#define BERTHIER_ARENAS_TABLE_GATE_H_

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "arenas/table/http_reply.h"

namespace berthier {

class Gate {
 public:
  // Draws the token.
  Gate();

  // Where the server is; before anybody is let in.
  void Stand(const boost::asio::ip::address& address, int port) {
    address_ = address;
    port_ = port;
  }

  const std::string& token() const { return token_; }
  // Why a request is not even looked at, if it is not.
  std::optional<Response> Denied(const Request& request) const;
  // The address that was printed leads here once: from then on a cookie has the
  // token. Nothing for other requests.
  std::optional<Response> Welcome(const Request& request) const;

 private:
  bool IsOurHost(std::string_view host) const;
  std::string CookieName() const;

  const std::string token_;
  boost::asio::ip::address address_;
  int port_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_GATE_H_
