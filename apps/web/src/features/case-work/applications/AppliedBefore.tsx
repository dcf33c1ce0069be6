import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import type { CaseView, LinkedCase } from '@wenwu/core/cases/model'
import { isSameAgain } from '@wenwu/core/form/again'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { applicationKey, fetchApplication } from './application-query.ts'

interface AppliedBeforeProps {
  view: CaseView
  before: LinkedCase
  definition: FormDefinition
  data: FormData
}

/** The application that this one is made again from: why it ended, and whether this one says anything else by now. */
export function AppliedBefore({ view, before, definition, data }: AppliedBeforeProps) {
  const { t } = useText()
  const path = usePathTo()('case-page', { id: before.id })
  const { data: old } = useQuery({
    queryKey: [...applicationKey(before.id), 'before'],
    queryFn: ({ signal }) => fetchApplication(before.id, signal),
  })
  const reason = old?.history.at(-1)?.opinion ?? ''
  const isSame = old !== undefined && isSameAgain(definition, old.data, data) && filesOf(old) === filesOf(view)
  const said = [reason !== '' && t('application.againReason', { reason }), isSame && t('application.againSame')].filter(Boolean)
  return (
    <Alert
      type={isSame ? 'warning' : 'info'}
      showIcon
      title={t('application.againFrom', { number: before.number ?? before.title })}
      description={said.length > 0 && said.map((words) => <p key={String(words)}>{words}</p>)}
      action={path !== undefined && <Link to={path}>{t('application.againOpen')}</Link>}
    />
  )
}

/** The applicant's files, in one word. */
function filesOf({ materials }: CaseView): string {
  return materials
    .flatMap(({ key, by, files }) => (by === 'applicant' ? files.map(({ fileId }) => `${key} ${fileId}`) : []))
    .sort()
    .join()
}
