import { useEffect, useRef } from 'react'
import { Input } from 'antd'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { useText } from '../../lib/i18n.ts'
import type { Reasons } from './correction.ts'

interface UntouchedReasonsProps {
  /** Fields and materials that were asked for and are as they were; each leads to its place. */
  untouched: readonly { path: string; name: string; onGo: () => void }[]
  reasons: Reasons
  onReason: (path: string, reason: string) => void
  /** Submitting was tried: the first without a reason takes the focus and says what is missing. */
  isFocused: boolean
}

/** What was asked for in a correction and was not changed, each with the reason that the official will read. */
export function UntouchedReasons({ untouched, reasons, onReason, isFocused }: UntouchedReasonsProps) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.querySelector<HTMLElement>('textarea[aria-invalid=true]')?.focus()
  }, [isFocused])
  if (untouched.length === 0) return null
  return (
    <div ref={box} className="correction-note check-open">
      <strong>{t('application.notCorrected')}</strong>
      {untouched.map(({ path, name, onGo }, i) => {
        const isMissing = isFocused && !hasVisibleText(reasons[path] ?? '')
        return (
          <div key={path} className="check-reason">
            <button type="button" className="form-link" onClick={onGo}>
              {name}
            </button>
            <Input.TextArea
              value={reasons[path] ?? ''}
              maxLength={500}
              autoSize={{ minRows: 1, maxRows: 4 }}
              aria-label={t('application.whyUnchanged', { name })}
              placeholder={t('application.whyUnchangedPlaceholder')}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `reason-problem-${i}` : undefined}
              status={isMissing ? 'error' : undefined}
              onChange={(event) => onReason(path, event.target.value)}
            />
            {isMissing && (
              <p id={`reason-problem-${i}`} className="form-problem">
                {t('application.whyUnchangedMissing')}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
