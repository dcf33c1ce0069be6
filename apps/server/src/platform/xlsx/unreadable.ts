import { AppError, type ErrorCode } from '@wenwu/core/kernel/errors'

/** Why a table is refused: it is damaged or not what it says, or beyond one of `ReadingLimits`. */
export type UnreadableReason = Extract<
  ErrorCode,
  | 'import-unreadable'
  | 'import-unpacked-size'
  | 'import-part-count'
  | 'import-text-count'
  | 'import-cell-count'
  | 'import-merged-count'
  | 'import-column-count'
  | 'import-text-size'
  | 'import-text-length'
  | 'import-line-length'
  | 'import-too-slow'
  | 'import-too-big'
>

/** A workbook or table that cannot be read. `params` are those of the reason's text. */
export class UnreadableSheetError extends Error {
  readonly reason: UnreadableReason
  readonly params: Record<string, number>

  constructor(message: string, reason: UnreadableReason = 'import-unreadable', params: Record<string, number> = {}) {
    super(message)
    this.reason = reason
    this.params = params
  }

  /** The refusal a person is shown, at the field of the file. */
  toRefusal(): AppError {
    return new AppError(this.reason, { params: this.params, field: 'file' })
  }
}
