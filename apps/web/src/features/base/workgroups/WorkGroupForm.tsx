import { useState } from 'react'
import { Button, Input, Switch } from 'antd'
import { useLocation } from 'react-router'
import { contract } from '@wenwu/core/workgroups/contract'
import { isWorkGroupCode, type WorkGroupMember, type WorkGroupView } from '@wenwu/core/workgroups/model'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { organizationSource } from '../../../lib/organization-source.ts'
import { queryClient } from '../../../lib/query.ts'
import { closeTab } from '../../../lib/tabs.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { OrganizationPicker, type PickedOrganization } from '../../../ui/OrganizationPicker.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { MemberTable } from './MemberTable.tsx'
import './workgroups.css'

interface Values {
  name: string
  code: string
  purpose: string
  organization: PickedOrganization | null
  isActive: boolean
  members: WorkGroupMember[]
}
type Field = 'name' | 'code' | 'organizationId' | 'members'

const fields: readonly string[] = ['name', 'code', 'organizationId', 'members'] satisfies Field[]

function isField(name: string | undefined): name is Field {
  return name !== undefined && fields.includes(name)
}

function valuesOf(stored: WorkGroupView | undefined): Values {
  if (stored === undefined) return { name: '', code: '', purpose: '', organization: null, isActive: true, members: [] }
  const { name, code, purpose, organizationId, organizationName, isActive, members } = stored
  return {
    name,
    code: code ?? '',
    purpose,
    organization: organizationId === null ? null : { id: organizationId, name: organizationName },
    isActive,
    members,
  }
}

/** The form of a work group: errors stand on their field, and what is typed outlives another page and a lost session. */
export function WorkGroupForm({ stored }: { stored: WorkGroupView | undefined }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const { pathname } = useLocation()
  const form = useTypedForm(`workgroup:${stored?.id ?? 'new'}`, valuesOf(stored))
  const { values } = form
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const set = (changed: Partial<Values>, field?: Field): void => {
    form.change(changed)
    if (field !== undefined) setErrors({ ...errors, [field]: undefined })
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['workgroups'] })
  const leave = (): void => {
    form.settle()
    closeTab(pathname, pathname, pathTo('workgroup-management'))
  }

  const save = async (): Promise<void> => {
    const found: Partial<Record<Field, string>> = {
      ...(!hasVisibleText(values.name) && { name: t('workgroups.nameRequired') }),
      ...(values.code.trim() !== '' && !isWorkGroupCode(values.code.trim()) && { code: t('workgroups.codeFormat') }),
      ...(values.members.length > 0 && !values.members.some((member) => member.isLeader) && { members: t('workgroups.leaderRequired') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const input = {
      name: values.name,
      code: values.code.trim() === '' ? null : values.code.trim(),
      purpose: values.purpose,
      organizationId: values.organization?.id ?? null,
      isActive: values.isActive,
      members: values.members.map(({ userId, isLeader }) => ({ userId, isLeader })),
    }
    setBusy(true)
    try {
      if (stored === undefined) await call(contract.create, input, { idempotencyKey: form.key, isQuiet: true })
      else await call(contract.update, { ...input, id: stored.id, version: stored.version }, { isQuiet: true })
      notify.success(t(stored === undefined ? 'workgroups.created' : 'workgroups.saved'))
      await refresh()
      leave()
    } catch (error) {
      if (error instanceof CallError && isField(error.field)) setErrors({ [error.field]: error.message })
      else if (!(await form.meet(error, refresh))) notify.error(messageOfError(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="panel wg-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TypedNotice form={form} />
      <div className="wg-basics">
        <FormField label={t('workgroups.name')} isRequired error={errors.name ?? ''}>
          {(ties) => (
            <Input
              {...ties}
              maxLength={200}
              autoFocus={stored === undefined}
              value={values.name}
              onChange={(event) => set({ name: event.target.value }, 'name')}
            />
          )}
        </FormField>
        <FormField label={t('workgroups.organization')} error={errors.organizationId ?? ''}>
          {(ties) => (
            <OrganizationPicker
              id={ties.id}
              describedBy={ties['aria-describedby']}
              isInvalid={ties['aria-invalid']}
              source={organizationSource}
              value={values.organization}
              onChange={(organization) => set({ organization }, 'organizationId')}
            />
          )}
        </FormField>
        <FormField label={t('workgroups.code')} hint={t('workgroups.codeHint')} error={errors.code ?? ''}>
          {(ties) => (
            <Input
              {...ties}
              className="mono"
              maxLength={40}
              value={values.code}
              onChange={(event) => set({ code: event.target.value }, 'code')}
            />
          )}
        </FormField>
        <FormField label={t('workgroups.purpose')}>
          {(ties) => (
            <Input.TextArea
              {...ties}
              rows={3}
              maxLength={2000}
              value={values.purpose}
              onChange={(event) => set({ purpose: event.target.value })}
            />
          )}
        </FormField>
        <FormField label={t('workgroups.state')} hint={t('workgroups.inactiveHint')}>
          {(ties) => (
            <Switch
              id={ties.id}
              aria-describedby={ties['aria-describedby']}
              checked={values.isActive}
              checkedChildren={t('workgroups.active')}
              unCheckedChildren={t('workgroups.inactive')}
              onChange={(isActive) => set({ isActive })}
            />
          )}
        </FormField>
      </div>
      <MemberTable members={values.members} error={errors.members ?? ''} onChange={(members) => set({ members }, 'members')} />
      <div className="wg-buttons">
        <Button onClick={leave}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}
