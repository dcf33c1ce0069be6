import { useEffect, useRef } from 'react'
import { Button } from 'antd'
import { rememberFocus } from '../../../../lib/focus.ts'
import { useText } from '../../../../lib/i18n.ts'
import { differenceOf } from './two-works.ts'

export interface TwoWorksProps {
  /** What has happened, and that one is to choose. */
  message: string
  /** The words of this page. */
  mine: string
  theirs: string
  /** Where the others stand, and since when. */
  whereTheirs: string
  onKeep: () => void
  onTake: () => void
}

/** The choice between words of this page and those of another place; what differs is marked. It comes into sight when it is met. */
export function TwoWorks({ message, mine, theirs, whereTheirs, onKeep, onTake }: TwoWorksProps) {
  const { t } = useText()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
    // the button goes with the choice
    return rememberFocus()
  }, [])
  return (
    <div ref={alert} role="alert" className="action-error">
      <p>{message}</p>
      <dl className="two-works">
        <dt>{t('case.workHere')}</dt>
        <Words words={mine} others={theirs} />
        <dt>{whereTheirs}</dt>
        <Words words={theirs} others={mine} />
      </dl>
      <div className="two-works-acts">
        <Button size="small" onClick={onKeep}>
          {t('case.workKeepMine')}
        </Button>
        <Button size="small" onClick={onTake}>
          {t('case.workTakeTheirs')}
        </Button>
      </div>
    </div>
  )
}

/** One of two versions: what the other has not is marked. */
function Words({ words, others }: { words: string; others: string }) {
  const { t } = useText()
  const [before, own, after] = differenceOf(words, others)
  if (words === '') return <dd className="tone-grey">{t('case.workNoWords')}</dd>
  return (
    <dd className="kept-words">
      {before}
      {own !== '' && <mark>{own}</mark>}
      {after}
    </dd>
  )
}
