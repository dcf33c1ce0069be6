import { useState } from 'react'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { isCreditCode, tidyFormat } from '@wenwu/core/form/formats'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { contract } from '@wenwu/core/organizations/contract'
import type { OrganizationView } from '@wenwu/core/organizations/model'
import { addableBelow, regionDigits } from '@wenwu/core/organizations/placement'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText, type TextTools } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { refreshOrganizations } from './queries.ts'

/** An organisation that is added below another (null: at the top), or one that is changed. */
export type Mode = { kind: 'add'; parent: OrganizationView | null } | { kind: 'edit'; organization: OrganizationView }

type Line = 'name' | 'code' | 'creditCode' | 'provinceCode' | 'regionCode' | 'telephone'
type Values = Record<Line, string> & { kind: OrganizationKind | null }
type Field = keyof Values
type Errors = Partial<Record<Field, string>>

const fields: readonly string[] = ['kind', 'name', 'code', 'creditCode', 'provinceCode', 'regionCode', 'telephone'] satisfies Field[]

function isField(name: string | undefined): name is Field {
  return name !== undefined && fields.includes(name)
}

/** What is written about an organisation as it is typed, what is wrong with it, and saving it. */
export function useOrganizationFields(mode: Mode, onSaved: (saved: OrganizationView) => void) {
  const { t } = useText()
  const kinds = mode.kind === 'edit' ? [mode.organization.kind] : addableBelow(mode.parent?.kind ?? null)
  const form = useTypedForm(nameOfForm(mode), firstValues(mode, kinds))
  const { values } = form
  const { kind } = values
  const [errors, setErrors] = useState<Errors>({})
  /** Of the code of its region, where it has one. */
  const digits = kind === null ? undefined : regionDigits(kind)

  const save = async (): Promise<void> => {
    const found = errorsOf(values, t)
    setErrors(found)
    if (Object.keys(found).length > 0 || kind === null) throw new Error('a field was refused')
    const input = {
      name: values.name,
      code: values.code.trim() || null,
      creditCode: values.creditCode.trim() || null,
      provinceCode: values.provinceCode || null,
      telephone: values.telephone,
      ...(digits !== undefined && { regionCode: values.regionCode.trim() || null }),
    }
    try {
      const saved =
        mode.kind === 'edit'
          ? await call(contract.update, { ...input, id: mode.organization.id, version: mode.organization.version }, { isQuiet: true })
          : await call(contract.create, { ...input, kind, parentId: mode.parent?.id ?? null }, { idempotencyKey: form.key, isQuiet: true })
      notify.success(t(mode.kind === 'edit' ? 'organizations.saved' : 'organizations.created'))
      await refreshOrganizations()
      form.settle()
      onSaved(saved)
    } catch (error) {
      if (error instanceof CallError && isField(error.field)) setErrors({ [error.field]: error.message })
      else if (!(await form.meet(error, refreshOrganizations))) notify.error(messageOfError(error))
      throw error
    }
  }
  return {
    /** What it can be. */
    kinds,
    digits,
    form,
    errors,
    set: (changed: Partial<Values>): void => {
      form.change(changed)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed))))
    },
    save,
  }
}

function nameOfForm(mode: Mode): string {
  return mode.kind === 'edit' ? `organization ${mode.organization.id}` : `organization below ${mode.parent?.id ?? ''}`
}

/** What stands in the fields at first: what is stored, of a new one the province of what it hangs below. */
function firstValues(mode: Mode, kinds: readonly OrganizationKind[]): Values {
  const stored = mode.kind === 'edit' ? mode.organization : undefined
  const { provinceCode } = mode.kind === 'edit' ? mode.organization : (mode.parent ?? { provinceCode: null })
  return {
    kind: kinds.length === 1 ? (kinds[0] ?? null) : null,
    name: stored?.name ?? '',
    code: stored?.code ?? '',
    creditCode: stored?.creditCode ?? '',
    provinceCode: provinceCode ?? '',
    regionCode: stored?.regionCode ?? '',
    telephone: stored?.telephone ?? '',
  }
}

/** What the page can tell before the server does. */
function errorsOf(values: Values, t: TextTools['t']): Errors {
  const creditCode = tidyFormat('credit-code', values.creditCode)
  return {
    ...(values.kind === null && { kind: t('organizations.kindRequired') }),
    ...(!hasVisibleText(values.name) && { name: t('organizations.nameRequired') }),
    ...(creditCode !== '' && !isCreditCode(creditCode) && { creditCode: t('organizations.creditCodeWrong') }),
  }
}
