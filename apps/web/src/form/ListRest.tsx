import { Button } from 'antd'
import { useText } from '../lib/i18n.ts'

/** The way to the faults that a list does not name yet; nothing where it names all. */
export function ListRest({ rest, onAll }: { rest: number; onAll: () => void }) {
  const { t } = useText()
  if (rest === 0) return null
  return (
    <Button type="link" size="small" onClick={onAll}>
      {t('form.summary.rest', { n: rest })}
    </Button>
  )
}
