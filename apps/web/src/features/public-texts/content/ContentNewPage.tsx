import { useState } from 'react'
import { Button } from 'antd'
import { useLocation, useNavigate, useParams } from 'react-router'
import { contract } from '@wenwu/core/content/contract'
import type { ContentKindView } from '@wenwu/core/content/model'
import { emptyData } from '@wenwu/core/form/empty-data'
import type { FormData } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { closeTab, usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { ContentForm } from './ContentForm.tsx'
import { ContentServices } from './ContentServices.tsx'
import { contentKey, findKind, refreshLists, useKinds } from './content-query.ts'
import './content.css'

/** A text that begins: its first draft, which need not be whole. */
export function ContentNewPage() {
  const { t, textOf } = useText()
  const { kind: name = '' } = useParams()
  const { data: kinds, error, refetch } = useKinds()
  const kind = findKind(kinds, name)
  usePageTitle(kind === undefined ? undefined : t('content.newOf', { kind: textOf(kind.name) }))
  if (kind !== undefined)
    return (
      <ContentServices kind={name}>
        <NewForm key={name} kind={kind} />
      </ContentServices>
    )
  if (kinds === undefined && error === null) return <PageSkeleton />
  return <PageFailure title={t('content.loadFailed')} error={error} onRetry={() => void refetch()} />
}

function NewForm({ kind }: { kind: ContentKindView }) {
  const { t, textOf } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const { pathname } = useLocation()
  const form = useTypedForm<FormData>(`content new ${kind.kind}`, emptyData(kind.form))
  const { values: data } = form
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const view = await call(contract.create, { kind: kind.kind, data }, { idempotencyKey: form.key, isQuiet: true })
      queryClient.setQueryData([...contentKey, 'one', kind.kind, view.id], view)
      void refreshLists()
      notify.success(t('content.saved'))
      const path = pathTo('content-page', { kind: kind.kind, id: view.id }) ?? '/content'
      form.settle()
      await navigate(path, { replace: true })
      closeTab(pathname, path)
    } catch (error) {
      setBusy(false)
      if (error instanceof CallError && error.problems !== undefined) {
        setProblems(error.problems)
        setAttempts((before) => before + 1)
      } else notify.error(messageOfError(error))
    }
  }
  return (
    <div className="page content-page">
      <PageHeader
        title={t('content.newOf', { kind: textOf(kind.name) })}
        actions={
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            {t('content.save')}
          </Button>
        }
      />
      <TypedNotice form={form} />
      <ContentForm form={kind.form} data={data} problems={problems} attempts={attempts} disabled={isBusy} onChange={form.change} />
    </div>
  )
}
