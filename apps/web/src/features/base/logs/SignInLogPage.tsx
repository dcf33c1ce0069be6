import { contract } from '@wenwu/core/audit/contract'
import { signInList } from '@wenwu/core/audit/list'
import type { SignInRow } from '@wenwu/core/audit/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { GreyText } from '../../../ui/GreyText.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { OutcomeTag } from './OutcomeTag.tsx'
import './logs.css'

const cells = {
  name: ({ userId, name }: SignInRow) => (userId === null ? <GreyText of="logs.unknownName" /> : name),
  outcome: ({ outcome }: SignInRow) => <OutcomeTag outcome={outcome} />,
}

/** Who came in and who did not (specification §2.1, logging-login). */
export function SignInLogPage() {
  const { t } = useText()
  const isAuditor = useSession((state) => state.user?.permissions.includes('audit.read') ?? false)
  return (
    <ListPage
      list={signInList}
      queryKey={['logs']}
      fetchPage={(query, signal) => call(contract.signIns, query, { signal })}
      exportRows={(query) => fetchFile(contract.exportSignIns, query)}
      cells={cells}
      actions={<span className="log-note">{t(isAuditor ? 'logs.readNote' : 'logs.signInNoteUsers')}</span>}
    />
  )
}
