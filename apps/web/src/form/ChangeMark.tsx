import { useText } from '../lib/i18n.ts'

/** «Changed», with the value before; `before` is its text, '' when it was not filled in. */
export function ChangeMark({ before }: { before: string }) {
  const { t } = useText()
  return (
    <div className="change-mark">
      <strong>{t('form.view.changed')}</strong>{' '}
      <span>{before === '' ? t('form.view.beforeEmpty') : t('form.view.before', { text: before })}</span>
    </div>
  )
}
