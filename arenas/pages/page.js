// Tables sort by the buttons in their heads; nothing else is done here.
'use strict';
(() => {
  const text = new Intl.Collator(undefined, {numeric: true});

  const keyOf = (row, column, numeric) => {
    const cell = row.cells[column];
    if (!numeric) return cell.textContent.trim();
    return 'v' in cell.dataset ? Number(cell.dataset.v) : null;
  };

  const compare = (a, b, sign) => {
    // What is not known stands last, whichever way.
    if (a === null || b === null) return (a === null) - (b === null);
    return sign * (typeof a === 'number' ? a - b : text.compare(a, b));
  };

  const sort = (head) => {
    const numeric = head.classList.contains('n');
    const first = numeric ? 'descending' : 'ascending';
    const second = numeric ? 'ascending' : 'descending';
    const way = head.getAttribute('aria-sort') === first ? second : first;
    for (const other of head.parentElement.cells) {
      other.removeAttribute('aria-sort');
    }
    head.setAttribute('aria-sort', way);
    const body = head.closest('table').tBodies[0];
    const sign = way === 'ascending' ? 1 : -1;
    const rows = Array.from(body.rows, (row) => ({
      row,
      key: keyOf(row, head.cellIndex, numeric),
    }));
    rows.sort((a, b) => compare(a.key, b.key, sign));
    body.append(...rows.map(({row}) => row));
  };

  for (const button of document.querySelectorAll('thead button')) {
    button.addEventListener('click', () => sort(button.closest('th')));
  }
})();
