import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import { Button } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { outcomeOf, voidedStatus } from '@wenwu/core/codes/statuses'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { outcomeWords } from '../../../ui/outcome-words.ts'
import { downloadReply } from '../download-reply.ts'

/** How a case ended: the outcome with number and date, what was said with the last act, and the way to the reply that went out. */
export function CaseEnd({ view, onShow }: { view: CaseView; onShow: (node: string) => void }) {
  const { t, textOf } = useText()
  const last = view.history.at(-1)
  const outcome = outcomeOf(view)
  return (
    <>
      {outcome !== undefined && (
        <div className="case-outcome">
          <strong className={outcomeWords[outcome].tone}>{t(outcomeWords[outcome].name)}</strong>
          {view.documentNumber !== null && <span>{view.documentNumber}</span>}
          {view.decidedOn !== null && <span>{formatDate(view.decidedOn)}</span>}
        </div>
      )}
      {view.document?.status === 'issued' && (
        <>
          <Button type="primary" block onClick={() => onShow('document')}>
            {t('case.seeReply')}
          </Button>
          <Button block icon={<DownloadOutlined />} onClick={() => void downloadReply(view)}>
            {t('list.downloadReply')}
          </Button>
        </>
      )}
      <p>{t(endOf(view.status))}</p>
      {last !== undefined && last.opinion !== '' && (
        <div className="rail-note">
          <p className="tone-grey">{t('case.endedBy', { name: last.actorName, date: formatMinute(last.at) })}</p>
          {last.outcomeLabel !== null && <p>{textOf(last.outcomeLabel)}</p>}
          <p className="rail-reason">{last.opinion}</p>
        </div>
      )}
    </>
  )
}

/** How an ended case is called: voided is not concluded. */
export function endOf(status: string): TextKey {
  return status === voidedStatus ? 'case.voidedEnd' : 'case.nobodyActs'
}
