import { sql, type RawBuilder } from 'kysely'

/** The newest that match and are ranked; who looks for an older one says more of it, or uses the list. */
export const mostCandidates = 60
/** One more tells that there are more. */
export const mostFound = mostCandidates + 1

/** What a search of cases shows and is ranked by. */
export interface FoundRow {
  id: string
  status: string
  itemVersionId: string
  /** Milliseconds since 1970; null of a draft. */
  submittedAt: number | null
  number: string
  documentNumber: string
  title: string
  unitName: string
}

/** The columns of `cases c` that such a row is made of. */
export const foundColumns = sql`c.id, c.status, c.item_version_id, c.submitted_at, c.number, c.document_number, c.title, c.unit_name`

export interface Packed {
  packed: string | null
}

/** Between the fields of a row, and between rows: of sixty rows ten are shown, and many rows of many columns cost the driver more than the search. */
const [betweenFields, betweenRows] = ['\u001f', '\u001e']
const field = sql.lit(betweenFields)
/** What somebody typed may hold any character. */
const cleaned = (column: string) => sql`translate(${sql.ref(`c.${column}`)}, ${sql.lit(betweenFields + betweenRows)}, '')`
const packed = sql`string_agg(c.id || ${field} || c.status || ${field} || c.item_version_id || ${field} || coalesce(floor(extract(epoch from c.submitted_at) * 1000)::text, '')
  || ${field} || coalesce(c.number, '') || ${field} || coalesce(${cleaned('document_number')}, '') || ${field} || ${cleaned('title')} || ${field} || ${cleaned('unit_name')}, ${sql.lit(betweenRows)}) as packed`

/** A statement that gives rows of `cases`, in their order, as one text; `rows` is a subquery in brackets that has `foundColumns`. */
export function packedCases(rows: RawBuilder<unknown>): RawBuilder<Packed> {
  return sql<Packed>`select ${packed} from ${rows} c`
}

/** The rows of such a statement. */
export function readCases([row]: readonly Packed[]): FoundRow[] {
  const text = row?.packed ?? ''
  return text === '' ? [] : text.split(betweenRows).map(readCase)
}

function readCase(text: string): FoundRow {
  const [id, status, itemVersionId, submittedAt, number, documentNumber, title, unitName] = text.split(betweenFields) as [string, string, string, string, string, string, string, string]
  return { id, status, itemVersionId, submittedAt: submittedAt === '' ? null : Number(submittedAt), number, documentNumber, title, unitName }
}
