import { useState, type FormEvent } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/users/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { check, emptyValues, inputOf, refusedFields, type FormErrors, type FormValues } from './form-values.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { refreshUsers } from './user-query.ts'
import { UserForm } from './UserForm.tsx'
import './users.css'

/** A new account: what a system administrator says about it, then its first password, once (specification §2.1 user-add). */
export function UserAddPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const form = useTypedForm<FormValues>('user-add', emptyValues)
  const { values } = form
  const [errors, setErrors] = useState<FormErrors>({})
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<{ id: string; username: string; password: string }>()

  const change = (part: Partial<FormValues>): void => {
    form.change(part)
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))))
  }
  const submit = async (): Promise<void> => {
    const found = check(values, t)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first !== undefined) return document.getElementById(`user-${first}`)?.focus()
    setBusy(true)
    try {
      const input = inputOf(values)
      const { id } = await call(contract.create, input, { idempotencyKey: form.key })
      notify.success(t('users.createdDone'))
      void refreshUsers()
      const { password } = await call(contract.issuePassword, { id })
      form.settle()
      setMade({ id, username: input.username, password })
    } catch (error) {
      setErrors(refusedFields(error, t) ?? {})
    } finally {
      setBusy(false)
    }
  }
  const leave = (): void => {
    const path = made === undefined ? undefined : pathTo('user-edit', { id: made.id })
    void navigate(path ?? pathTo('user-management') ?? '/home', { replace: true })
  }

  return (
    <div className="page user-page">
      <PageHeader title={t('users.addTitle')} />
      <form
        className="panel user-panel"
        aria-label={t('users.addTitle')}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TypedNotice form={form} />
        <UserForm values={values} errors={errors} onChange={change} />
        <div className="user-buttons">
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('users.create')}
          </Button>
          <Button
            onClick={() => {
              form.settle()
              void navigate(pathTo('user-management') ?? '/home')
            }}
          >
            {t('users.cancel')}
          </Button>
        </div>
      </form>
      <PasswordDialog shown={made} onClose={leave} />
    </div>
  )
}
