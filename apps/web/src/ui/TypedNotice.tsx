import { useEffect, useRef } from 'react'
import { Button } from 'antd'
import { joinList } from '@wenwu/core/i18n/format'
import { useText } from '../lib/i18n.ts'
import type { TypedForm } from '../lib/typed-form.ts'
import './typed-notice.css'

interface TypedNoticeProps<T> {
  form: TypedForm<T>
  /** What the fields are called, for a form that has more of them than one sees at once: those that two have changed are named. */
  labels?: Partial<Record<keyof T, string>>
}

/** Says why a form shows something else than what is stored, with the way back to that. Nothing where it does not. */
export function TypedNotice<T>({ form: { notice, reset, theirs }, labels = {} }: TypedNoticeProps<T>) {
  const { t, locale } = useText()
  const place = useRef<HTMLDivElement>(null)
  // whoever has pressed the button at the end of a long form sees what came of it
  useEffect(() => {
    if (notice === 'merged') place.current?.scrollIntoView({ block: 'center' })
  }, [notice])
  if (notice === undefined) return null
  const both = (Object.keys(theirs) as (keyof T)[]).flatMap((field) => labels[field] ?? [])
  const drop = (): void => {
    // the button goes with the notice
    place.current?.parentElement?.querySelector<HTMLElement>('input:not([disabled]), textarea')?.focus()
    reset()
  }
  return (
    <div ref={place} className={`typed-notice typed-notice-${notice}`} role="status">
      <span>
        {t(notice === 'kept' ? 'common.typedKept' : 'common.typedMerged')}
        {both.length > 0 && ` ${t('common.typedByBoth', { fields: joinList(both, locale) })}`}
      </span>
      <Button size="small" onClick={drop}>
        {t('common.dropTyped')}
      </Button>
    </div>
  )
}
