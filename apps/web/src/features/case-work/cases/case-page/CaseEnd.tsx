import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import { Button } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { nameOf } from '@wenwu/core/codes/code-list'
import { conclusionList } from '@wenwu/core/codes/conclusions'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { useEventWords } from '../../../../item/event-words.ts'
import { formatDate, formatMinute } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { conclusionTones } from '../../../../ui/conclusion-tones.ts'
import { downloadReply } from '../download-reply.ts'
import { ReapplyButton } from '../ReapplyButton.tsx'
import { EndWords } from './EndWords.tsx'
import { afterEndOf, lastWordsOf } from './story.ts'

/** The outcome of a case with number and date, and the way to the reply or the notice that went out; nothing while it is open. */
export function CaseOutcome({ view, onShow }: { view: CaseView; onShow: (node: string) => void }) {
  const { t, locale } = useText()
  return (
    <>
      {view.conclusion !== null && (
        <div className="case-outcome">
          <strong className={conclusionTones[view.conclusion]}>{nameOf(conclusionList, view.conclusion, locale)}</strong>
          {view.documentNumber !== null && <span>{view.documentNumber}</span>}
          {view.decidedOn !== null && <span>{formatDate(view.decidedOn)}</span>}
        </div>
      )}
      {view.conclusion === 'not-accepted' && (
        <Button type="primary" block onClick={() => onShow('papers')}>
          {t('list.seeRefusal')}
        </Button>
      )}
      {view.document?.status === 'issued' && (
        <>
          <Button type="primary" block onClick={() => onShow('document')}>
            {t('list.seeReply')}
          </Button>
          <Button block icon={<DownloadOutlined />} onClick={() => void downloadReply(view)}>
            {t('list.downloadReply')}
          </Button>
        </>
      )}
    </>
  )
}

/** How a case ended: its outcome, what was said with the last act, and what can be done now. */
export function CaseEnd({ view, item, onShow }: { view: CaseView; item: ItemDefinition; onShow: (node: string) => void }) {
  const { t, textOf } = useText()
  const wordsOf = useEventWords()
  const last = lastWordsOf(view)
  const after = afterEndOf(view)
  return (
    <>
      <CaseOutcome view={view} onShow={onShow} />
      <ReapplyButton row={view} isBlock />
      <EndWords view={view} item={item} onShow={onShow} />
      {last !== undefined && (
        <div className="rail-note">
          <p className="tone-grey">{t('case.endedBy', { name: last.actorName, date: formatMinute(last.at) })}</p>
          {last.outcomeLabel !== null && <p>{textOf(last.outcomeLabel)}</p>}
          <p className="rail-reason">{last.opinion}</p>
        </div>
      )}
      {after !== undefined && (
        <div className="rail-note">
          <p className="tone-grey">
            {wordsOf(after)} · {after.actorName} {formatMinute(after.at)}
          </p>
          {after.outcomeLabel !== null && <p>{textOf(after.outcomeLabel)}</p>}
          <p className="rail-reason">{after.opinion}</p>
        </div>
      )}
    </>
  )
}
