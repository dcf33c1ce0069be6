import { userKinds } from '../codes/user-kinds.ts'
import { userKindOf, type UserKind } from '../auth/model.ts'
import type { TextKey } from '../i18n/translate.ts'
import { checkAccountInput, tidyAccount, type AccountProblemCode } from './check-input.ts'
import { usernameKey } from './username.ts'

/** Rows of one import at most; the header is not counted. */
export const maxImportRows = 2_000

/** Columns of the import in the order of the template. */
export const importColumns = ['username', 'name', 'familyName', 'kind', 'organization', 'mobile', 'email', 'expertField'] as const
export type ImportColumn = (typeof importColumns)[number]

/** Header titles a file may use, Chinese first as in the Chinese template. */
export const importTitles: Record<ImportColumn, readonly [zh: string, en: string]> = {
  username: ['用户名', 'User name'],
  name: ['姓名', 'Name'],
  familyName: ['姓', 'Family name'],
  kind: ['用户类别', 'Kind'],
  organization: ['所属机构', 'Organisation'],
  mobile: ['手机号码', 'Mobile'],
  email: ['电子邮箱', 'E-mail'],
  expertField: ['专业领域', 'Field of expertise'],
}
const requiredColumns = ['username', 'name', 'kind'] as const satisfies readonly ImportColumn[]

export type ImportProblemCode = AccountProblemCode | 'unknown' | 'ambiguous' | 'formula' | 'repeated' | 'taken'

export interface ImportProblem {
  column: ImportColumn
  code: ImportProblemCode
  params?: Record<string, string | number>
}

/** One row of an import and what became of it. */
export interface ImportRow {
  /** Line of the file, the header being 1. */
  line: number
  username: string
  name: string
  /** `good`: would be, or was, created. */
  outcome: 'good' | 'bad'
  problems: ImportProblem[]
}

/** A value of a file: its text, and whether a formula made it. */
export interface ImportCell {
  text: string
  isFormula: boolean
}

export type ImportHeader = Partial<Record<ImportColumn, number>>

/** A row read: what an account would be, its organisation still by name. */
export interface ReadRow extends ImportRow {
  account: { username: string; name: string; familyName: string; kind: UserKind; mobile: string; email: string; expertField: string }
  organization: string
}

/** Which column stands where, by the titles of the first row (a star for «required» and white space do not matter). */
export function readHeader(cells: readonly string[]): { header: ImportHeader; missing: ImportColumn[] } {
  const titles = cells.map((cell) => cell.normalize('NFKC').replace(/[*\s]/g, '').toLowerCase())
  const header: ImportHeader = {}
  for (const column of importColumns) {
    const at = titles.findIndex((title) => importTitles[column].some((known) => known.replace(/\s/g, '').toLowerCase() === title))
    if (at !== -1) header[column] = at
  }
  return { header, missing: requiredColumns.filter((column) => header[column] === undefined) }
}

/** Reads and checks one row by itself; formulas are not evaluated and their results not taken. */
export function readImportRow(line: number, header: ImportHeader, cells: readonly ImportCell[]): ReadRow {
  const problems: ImportProblem[] = []
  const textOf = (column: ImportColumn): string => {
    const at = header[column]
    const cell = at === undefined ? undefined : cells[at]
    if (cell?.isFormula === true) problems.push({ column, code: 'formula' })
    return cell === undefined || cell.isFormula ? '' : cell.text
  }
  const texts = Object.fromEntries(importColumns.map((column) => [column, textOf(column)])) as Record<ImportColumn, string>
  const { organization, kind: kindName, ...rest } = texts
  const account = tidyAccount(rest)
  const kind = kindOf(kindName)
  const hasProblem = (column: ImportColumn): boolean => problems.some((problem) => problem.column === column)
  for (const { path, code, params } of checkAccountInput(account)) {
    const column = path as ImportColumn
    if (!hasProblem(column)) problems.push({ column, code: code as AccountProblemCode, ...(params !== undefined && { params }) })
  }
  if (kind === undefined && !hasProblem('kind')) problems.push({ column: 'kind', code: kindName.trim() === '' ? 'required' : 'unknown' })
  return {
    line,
    username: account.username.slice(0, 60),
    name: account.name.slice(0, 60),
    outcome: problems.length === 0 ? 'good' : 'bad',
    problems,
    account: { ...account, kind: kind ?? 'official' },
    organization: organization.trim().slice(0, 200),
  }
}

/** The kind of a cell: its name in Chinese or English, or its code. */
function kindOf(cell: string): UserKind | undefined {
  const wanted = cell.normalize('NFKC').trim().toLowerCase()
  const entry = userKinds.entries.find(({ code, name }) => [code, name.zh_CN, name.en_US.toLowerCase()].includes(wanted))
  return entry === undefined ? undefined : userKindOf(entry.code)
}

/** Adds a problem; the row is bad from then on. */
export function addProblem(row: ImportRow, problem: ImportProblem): void {
  row.problems.push(problem)
  row.outcome = 'bad'
}

/** Marks rows whose user name stands in an earlier row (`repeated`, with its line) or belongs to an account already (`taken`). */
export function markKnownNames(rows: readonly ReadRow[], takenKeys: ReadonlySet<string>): void {
  const lines = new Map<string, number>()
  for (const row of rows) {
    const key = usernameKey(row.account.username)
    if (key === '') continue
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, row.line)
    if (takenKeys.has(key)) addProblem(row, { column: 'username', code: 'taken' })
    else if (earlier !== undefined) addProblem(row, { column: 'username', code: 'repeated', params: { line: earlier } })
  }
}

/** Key of the words for what is wrong; a wrong format says what is right in this column. */
export function problemKey({ column, code }: Pick<ImportProblem, 'column' | 'code'>): TextKey {
  if (code === 'format' && (column === 'username' || column === 'mobile' || column === 'email')) return `users.format-${column}`
  return `users.problem-${code}`
}
