// Access control of the server: a request must show the token of this run and
// must not come from another site's page.
//
// Laws: a request is denied by its header alone; comparing tokens takes the
// same time wherever they differ.
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
  // Draws a random token.
  Gate();

  // Sets the server's own address; must be called before Denied and Welcome.
  void Stand(const boost::asio::ip::address& address, int port) {
    address_ = address;
    port_ = port;
  }

  const std::string& token() const { return token_; }
  // The 403 reply to a request that is denied; nullopt if it is allowed.
  std::optional<Response> Denied(const Request& request) const;
  // The reply to "/?t=TOKEN", the printed address: it moves the token into a
  // cookie and redirects to "/". nullopt for other requests.
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
