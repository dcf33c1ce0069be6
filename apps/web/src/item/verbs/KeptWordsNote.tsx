import { Button } from 'antd'
import { useText } from '../../lib/i18n.ts'

/** That the words in the dialog are those of the last time, and the way to be rid of them. */
export function KeptWordsNote({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useText()
  return (
    <p className="tone-grey" role="status">
      {t('case.wordsRestored')}
      <Button type="link" size="small" onClick={onEmpty}>
        {t('case.wordsEmpty')}
      </Button>
    </p>
  )
}
