import { errorTable, type ErrorCode } from '../errors.generated.ts'

/**
 * The business errors of a module, by code. A code is stable and language-free; its text stands in `i18n/texts/<language>/errors.ts` under the same key and
 * is chosen where it is shown.
 */
export type ErrorTable = Readonly<Record<string, ErrorRow>>

export interface ErrorRow {
  /** Status code of HTTP. */
  status: number
  /** The refusal leaves an audit row: a person asked for what is not theirs, or acted out of turn. */
  isAudited?: true
}

export type { ErrorCode }

/** One problem on one field of a form or of a request; `path` is a dotted path as the form shows it (`basic.projectName`, `history[2].money`). */
export interface FieldProblem {
  path: string
  code: string
  params?: Record<string, string | number>
}

export type ErrorParams = Record<string, string | number>

/** Characters of the name of a field in an error: far more than ours have. Names that a caller makes up are not sent back whole. */
const longestPath = 200

function shortened(path: string): string {
  // half a sign is none
  return path.length <= longestPath ? path : `${path.slice(0, longestPath - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** An error that a user may see. Everything else that is thrown becomes `internal` and is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  /** The field of the request it belongs to, where there is one. */
  readonly field: string | undefined
  readonly problems: FieldProblem[] | undefined
  /** Facts for the client beside the text (a lock-out time, the other version of a draft). Must be free of secrets. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    options: { params?: ErrorParams; field?: string; problems?: FieldProblem[]; details?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    const { params = {} } = options
    this.params = typeof params['field'] === 'string' ? { ...params, field: shortened(params['field']) } : params
    this.field = options.field === undefined ? undefined : shortened(options.field)
    this.problems = options.problems?.map((problem) => ({ ...problem, path: shortened(problem.path) }))
    this.details = options.details
  }

  get status(): number {
    return errorTable[this.code].status
  }

  /** Whether the refusal leaves an audit row. */
  get isAudited(): boolean {
    return errorTable[this.code].isAudited === true
  }
}
