import type { ReactNode } from 'react'
import { Button } from 'antd'
import type { RevealableField } from '@wenwu/core/users/model'
import { useText } from '../../../lib/i18n.ts'

export interface MaskedValueProps {
  field: RevealableField
  masked: string
  /** Of the output, where a label names it. */
  id?: string
  /** Asks for the whole value; absent where that is not allowed. */
  onReveal?: (field: RevealableField) => void
  /** What else may be done with it. */
  children?: ReactNode
}

/** A value that is masked until somebody asks for it with a reason. */
export function MaskedValue({ field, masked, id, onReveal, children }: MaskedValueProps) {
  const { t } = useText()
  return (
    <div className="user-masked">
      <output id={id} className="mono">
        {masked === '' ? '—' : masked}
      </output>
      {onReveal !== undefined && masked !== '' && (
        <Button type="link" size="small" aria-label={`${t('users.reveal')} ${t(`users.${field}`)}`} onClick={() => onReveal(field)}>
          {t('users.reveal')}
        </Button>
      )}
      {children}
    </div>
  )
}
