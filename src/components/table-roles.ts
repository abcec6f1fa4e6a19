/**
 * ARIA roles of a table's elements. Some browsers drop the native roles when CSS changes `display` on a narrow screen.
 */
export const tableRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  head: 'rowheader',
  cell: 'cell',
} as const;
