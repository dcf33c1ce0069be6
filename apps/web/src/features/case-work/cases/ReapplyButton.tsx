import { Button } from 'antd'
import type { CaseRow } from '@wenwu/core/cases/model'
import { isReappliable } from '@wenwu/core/codes/conclusions'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { useReapply } from './use-reapply.ts'

/** «重新申请» beside a case of one's own that ended without approval; nothing else has it. `isBlock`: in the rail of its page. */
export function ReapplyButton({ row, isBlock = false }: { row: Pick<CaseRow, 'id' | 'title' | 'conclusion'>; isBlock?: boolean }) {
  const { t } = useText()
  const isApplicant = useSession(({ user }) => user !== null && user.kind !== 'official')
  const { isBusy, reapply } = useReapply(row.id)
  if (!isApplicant || !isReappliable(row.conclusion)) return null
  return isBlock ? (
    <Button type="primary" block loading={isBusy} onClick={reapply}>
      {t('list.reapply')}
    </Button>
  ) : (
    <Button
      type="link"
      size="small"
      className="no-print"
      loading={isBusy}
      aria-label={`${t('list.reapply')} ${row.title}`}
      onClick={reapply}
    >
      {t('list.reapply')}
    </Button>
  )
}
