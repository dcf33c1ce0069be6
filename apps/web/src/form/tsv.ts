/**
 * Cells of a text copied from Excel, WPS or a web table: tab between cells, a line per row; a cell with a tab, a line break or a
 * quotation mark is quoted and doubles its quotation marks. The empty line at the end that Excel adds is no row. Rows may differ in length.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let i = 0
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  while (i < text.length) {
    const c = text.charAt(i)
    if (c === '"' && cell === '') {
      const quoted = readQuoted(text, i)
      if (quoted !== undefined) {
        cell = quoted.cell
        i = quoted.end
        continue
      }
    }
    if (c === '\t') endCell()
    else if (c === '\n') endRow()
    else if (c !== '\r' || text.charAt(i + 1) !== '\n') cell += c === '\r' ? '\n' : c
    i++
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** A quoted cell, when the quotation mark at `start` has a partner that ends the cell; a lone one is a letter. */
function readQuoted(text: string, start: number): { cell: string; end: number } | undefined {
  let cell = ''
  for (let i = start + 1; i < text.length; i++) {
    const c = text.charAt(i)
    if (c !== '"') cell += c
    else if (text.charAt(i + 1) === '"') {
      cell += '"'
      i++
    } else {
      const next = text.charAt(i + 1)
      return next === '' || next === '\t' || next === '\n' || next === '\r' ? { cell: cell.replace(/\r\n?/g, '\n'), end: i + 1 } : undefined
    }
  }
  return undefined
}
