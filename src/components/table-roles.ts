/** The roles of a table's parts: laid out anew on a narrow screen, they lose their own in some browsers. */
export const tableRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  head: 'rowheader',
  cell: 'cell',
} as const;
