// Links to an order or a roll open the list of all steps where it stands.
(() => {
  const open = () => {
    const found =
        location.hash && document.getElementById(location.hash.slice(1));
    if (!found) return;
    const folded = found.closest('details');
    if (folded) folded.open = true;
    found.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
})();
