import { AppError } from '@wenwu/core/kernel/errors'
import { findText } from '@wenwu/core/i18n/translate'
import type { Refusal } from '@wenwu/core/verification/model'

/** A refusal as a part of a reply, for the calls whose refusals the specification reads there. Rethrows what is none. */
export function refusalFrom(error: unknown): { refusal: Refusal; seconds: number } {
  if (!(error instanceof AppError) || error.code === 'internal') throw error
  const { code, status, params, details } = error
  const seconds = details?.['seconds']
  return {
    refusal: { code: status, error: code, msg: findText('zh_CN', `errors.${code}`, params) ?? code, params },
    seconds: typeof seconds === 'number' ? seconds : 0,
  }
}
