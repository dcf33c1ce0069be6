import { useEffect, useRef } from 'react'
import { Button } from 'antd'
import { useText } from '../lib/i18n.ts'
import type { TypedForm } from '../lib/typed-form.ts'
import './typed-notice.css'

/** Says why a form shows something else than what is stored, with the way back to that. Nothing where it does not. */
export function TypedNotice<T>({ form: { notice, reset } }: { form: TypedForm<T> }) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  // whoever has pressed the button at the end of a long form sees what came of it
  useEffect(() => {
    if (notice === 'merged') place.current?.scrollIntoView({ block: 'center' })
  }, [notice])
  if (notice === undefined) return null
  const drop = (): void => {
    // the button goes with the notice
    place.current?.parentElement?.querySelector<HTMLElement>('input:not([disabled]), textarea')?.focus()
    reset()
  }
  return (
    <div ref={place} className={`typed-notice typed-notice-${notice}`} role="status">
      <span>{t(notice === 'kept' ? 'common.typedKept' : 'common.typedMerged')}</span>
      <Button size="small" onClick={drop}>
        {t('common.dropTyped')}
      </Button>
    </div>
  )
}
