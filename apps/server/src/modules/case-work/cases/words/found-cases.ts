import { sql, type RawBuilder } from 'kysely'
import { conclusions, type Conclusion } from '@wenwu/core/codes/conclusions'
import { packRows, unmarked, unpackRows, type Packed } from '../../../../platform/database/packed-rows.ts'

/** The newest that match and are ranked; who looks for an older one says more of it, or uses the list. */
export const mostCandidates = 60
/** One more tells that there are more. */
export const mostFound = mostCandidates + 1

/** What a search of cases shows and is ranked by. */
export interface FoundRow {
  id: string
  status: string
  conclusion: Conclusion | null
  isLocal: boolean
  itemVersionId: string
  /** Milliseconds since 1970; null of a draft. */
  submittedAt: number | null
  number: string
  documentNumber: string
  title: string
  unitName: string
  applicantName: string
}

/** The columns of `cases c` that such a row is made of. */
export const foundColumns = sql`c.id, c.status, c.conclusion, c.is_local, c.item_version_id, c.submitted_at, c.number, c.document_number, c.title, c.unit_name, c.applicant_name`

const typed = (column: string) => unmarked(sql.ref(`c.${column}`))
// of sixty rows ten are shown
const packed = packRows([
  sql`c.id`,
  sql`c.status`,
  sql`coalesce(c.conclusion, '')`,
  sql`case when c.is_local then 'local' else '' end`,
  sql`c.item_version_id`,
  sql`coalesce(floor(extract(epoch from c.submitted_at) * 1000)::text, '')`,
  sql`coalesce(c.number, '')`,
  sql`coalesce(${typed('document_number')}, '')`,
  typed('title'),
  typed('unit_name'),
  typed('applicant_name'),
])

/** A statement that gives rows of `cases`, in their order, as one text; `rows` is a subquery in brackets that has `foundColumns`. */
export function packedCases(rows: RawBuilder<unknown>): RawBuilder<Packed> {
  return sql<Packed>`select ${packed} from ${rows} c`
}

/** The rows of such a statement. */
export function readCases([row]: readonly Packed[]): FoundRow[] {
  return unpackRows(row?.packed, readCase)
}

function readCase(fields: string[]): FoundRow {
  const [id, status, conclusion, local, itemVersionId, submittedAt, number, documentNumber, title, unitName, applicantName] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    id,
    status,
    conclusion: conclusions.find((each) => each === conclusion) ?? null,
    isLocal: local !== '',
    itemVersionId,
    submittedAt: submittedAt === '' ? null : Number(submittedAt),
    number,
    documentNumber,
    title,
    unitName,
    applicantName,
  }
}
