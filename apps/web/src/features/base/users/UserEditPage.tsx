import { useState, type FormEvent } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { nameOf } from '@wenwu/core/codes/code-list'
import { userKinds } from '@wenwu/core/codes/user-kinds'
import { contract } from '@wenwu/core/users/contract'
import type { AccountView, RevealableField } from '@wenwu/core/users/model'
import { messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useSession } from '../../../lib/session.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { AccountTags } from './AccountTags.tsx'
import { changeOf, check, refusedFields, valuesOf, type FormErrors } from './form-values.ts'
import { MaskedValue } from './MaskedValue.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import { RolesPanel } from './RolesPanel.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { refreshUsers, usersKey } from './user-query.ts'
import { UserForm } from './UserForm.tsx'
import './users.css'

/** One account: what it is, who may do what with it, and the form for whoever may change it (specification §2.1 user-edit). */
export function UserEditPage() {
  const { t } = useText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
  })
  usePageTitle(data?.name)
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <PageFailure title={t('users.loadFailed')} error={error} onRetry={() => void refetch()} />
  return <LoadedPage user={data} />
}

function LoadedPage({ user }: { user: AccountView }) {
  const { t } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const [revealing, setRevealing] = useState<RevealableField>()
  const canReveal = user.abilities.includes('reveal')
  const mayBind = useSession((state) => state.user?.permissions.includes('user.approve') === true)
  const certificatesPath = mayBind ? pathTo('user-certificates', { id: user.id }) : undefined
  const back = (): void => void navigate(pathTo('user-management') ?? '/home')
  return (
    <div className="page user-page">
      <PageHeader
        title={user.name}
        extra={<AccountTags user={user} />}
        actions={
          <>
            {certificatesPath !== undefined && (
              <Link className="user-certificates" to={certificatesPath}>
                {t('users.certificates')}
              </Link>
            )}
            <Button onClick={back}>{t('users.backToList')}</Button>
          </>
        }
      />
      <div className="user-columns">
        <section className="panel" aria-label={t('users.basicSection')}>
          <div className="panel-title">
            <h2>{t('users.basicSection')}</h2>
          </div>
          {user.abilities.includes('edit') ? (
            <EditForm user={user} {...(canReveal && { onReveal: setRevealing })} />
          ) : (
            <Facts user={user} {...(canReveal && { onReveal: setRevealing })} />
          )}
        </section>
        <div className="user-side">
          <StatusPanel user={user} onGone={back} />
          <RolesPanel key={`roles-${user.version}`} user={user} />
        </div>
      </div>
      <RevealDialog user={user} field={revealing} onClose={() => setRevealing(undefined)} />
    </div>
  )
}

interface Revealing {
  user: AccountView
  onReveal?: (field: RevealableField) => void
}

function EditForm({ user, onReveal }: Revealing) {
  const { t } = useText()
  const form = useTypedForm(`user-edit ${user.id}`, valuesOf(user))
  const { values } = form
  const [errors, setErrors] = useState<FormErrors>({})
  const [isBusy, setBusy] = useState(false)
  const change = changeOf(values, user)
  const isChanged = Object.keys(change).length > 0

  const submit = async (): Promise<void> => {
    const found = check(values, t)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first !== undefined) return document.getElementById(`user-${first}`)?.focus()
    setBusy(true)
    try {
      const view = await call(contract.update, { id: user.id, version: user.version, change }, { isQuiet: true })
      notify.success(t(user.status === 'active' && view.status === 'pending' ? 'users.updatedWaits' : 'users.updatedDone'))
      await refreshUsers()
      form.settle()
    } catch (error) {
      const refused = refusedFields(error, t)
      setErrors(refused ?? {})
      if (!(await form.meet(error, refreshUsers)) && refused === undefined) notify.error(messageOfError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="user-panel"
      aria-label={t('users.editTitle')}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TypedNotice form={form} />
      <UserForm values={values} errors={errors} user={user} onChange={form.change} {...(onReveal !== undefined && { onReveal })} />
      {user.status === 'active' && <p className="user-hint">{t('users.reviewHint')}</p>}
      <div className="user-buttons">
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isChanged}>
          {t('users.save')}
        </Button>
        <Button disabled={!isChanged} onClick={form.reset}>
          {t('common.reset')}
        </Button>
      </div>
    </form>
  )
}

/** The same facts for whoever may only read them. */
function Facts({ user, onReveal }: Revealing) {
  const { t, locale } = useText()
  const contact = (field: RevealableField) => (
    <MaskedValue field={field} masked={user[field]} {...(onReveal !== undefined && { onReveal })} />
  )
  return (
    <div className="user-panel">
      <KeyValue
        columns={1}
        pairs={[
          { key: 'username', label: t('users.username'), value: user.username },
          { key: 'familyName', label: t('users.familyName'), value: user.familyName },
          { key: 'name', label: t('users.name'), value: user.name },
          { key: 'kind', label: t('users.kind'), value: nameOf(userKinds, userKindCode[user.kind], locale) },
          { key: 'organization', label: t('users.organization'), value: user.organizationName },
          { key: 'mobile', label: t('users.mobile'), value: contact('mobile') },
          { key: 'email', label: t('users.email'), value: contact('email') },
          ...(user.identityNumber === ''
            ? []
            : [{ key: 'identityNumber', label: t('users.identityNumber'), value: contact('identityNumber') }]),
          { key: 'expertField', label: t('users.expertField'), value: user.expertField },
        ]}
      />
    </div>
  )
}
