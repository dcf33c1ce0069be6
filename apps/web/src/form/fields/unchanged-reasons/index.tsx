import { useEffect, useRef } from 'react'
import { Input } from 'antd'
import { unchangedReasonsSchema, type Settings, type UnchangedReasons } from '@wenwu/core/form/types/unchanged-reasons/model'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { useActionServices, type Untouched } from '../../action-services.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** What was asked for in a correction and was not changed, each with the reason that the official will read. */
function UnchangedReasonsInput({ value, onChange, disabled }: InputProps<Settings>) {
  const { t } = useText()
  const { untouched = [], isAsking = false } = useActionServices()
  const reasons = unchangedReasonsSchema.safeParse(value).data ?? { fields: [], materials: [] }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking) box.current?.querySelector<HTMLElement>('textarea[aria-invalid=true]')?.focus()
  }, [isAsking])
  if (untouched.length === 0) return null
  return (
    <div ref={box} className="correction-note check-open">
      <strong>{t('application.notCorrected')}</strong>
      {untouched.map((one, i) => {
        const { name, onGo } = one
        const reason = reasonOf(reasons, one)
        const isMissing = isAsking && !hasVisibleText(reason)
        return (
          <div key={`${one.kind} ${one.key}`} className="check-reason">
            <button type="button" className="form-link" onClick={onGo}>
              {name}
            </button>
            <Input.TextArea
              value={reason}
              maxLength={500}
              autoSize={{ minRows: 1, maxRows: 4 }}
              disabled={disabled}
              aria-label={t('application.whyUnchanged', { name })}
              placeholder={t('application.whyUnchangedPlaceholder')}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `reason-problem-${i}` : undefined}
              status={isMissing ? 'error' : undefined}
              onChange={(event) => onChange(withReason(reasons, one, event.target.value))}
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

function reasonOf({ fields, materials }: UnchangedReasons, { kind, key }: Untouched): string {
  const said = kind === 'field' ? fields.find(({ path }) => path === key) : materials.find((each) => each.key === key)
  return said?.reason ?? ''
}

function withReason({ fields, materials }: UnchangedReasons, { kind, key }: Untouched, reason: string): UnchangedReasons {
  return kind === 'field'
    ? { fields: [...fields.filter(({ path }) => path !== key), { path: key, reason }], materials }
    : { fields, materials: [...materials.filter((each) => each.key !== key), { key, reason }] }
}

export const widgets: FieldWidgets<Settings> = {
  Input: UnchangedReasonsInput,
  View: TextView,
  isGroup: true,
  isWide: true,
  hidesLabel: true,
}
