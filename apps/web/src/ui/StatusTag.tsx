import { statusOf } from '@wenwu/core/codes/statuses'
import { useText } from '../lib/i18n.ts'
import './page.css'

/** A case status as a word with its colour (design ui §1); `code` is one of specification §4.4. */
export function StatusTag({ code }: { code: string }) {
  const { textOf } = useText()
  const status = statusOf(code)
  return <span className={`status-tag tone-${status.tone}`}>{textOf(status.name)}</span>
}
