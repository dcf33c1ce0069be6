import { useState } from 'react'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { isCreditCode, tidyFormat } from '@wenwu/core/form/formats'
import { newId } from '@wenwu/core/kernel/id'
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

type Values = Record<'name' | 'code' | 'creditCode' | 'provinceCode' | 'regionCode' | 'telephone', string>
type Field = 'kind' | keyof Values
type Errors = Partial<Record<Field, string>>

const fields: readonly string[] = ['kind', 'name', 'code', 'creditCode', 'provinceCode', 'regionCode', 'telephone'] satisfies Field[]

function isField(name: string | undefined): name is Field {
  return name !== undefined && fields.includes(name)
}

/** What is written about an organisation as it is typed, what is wrong with it, and saving it. */
export function useOrganizationFields(mode: Mode, onSaved: (saved: OrganizationView) => void) {
  const { t } = useText()
  const kinds = mode.kind === 'edit' ? [mode.organization.kind] : addableBelow(mode.parent?.kind ?? null)
  const [kind, setKind] = useState<OrganizationKind | undefined>(kinds.length === 1 ? kinds[0] : undefined)
  const form = useTypedForm(nameOfForm(mode), firstValues(mode))
  const { values } = form
  const [errors, setErrors] = useState<Errors>({})
  // One key for one dialog: a repeated click adds nothing twice. Other words are another request.
  const [key] = useState(() => newId())
  /** Of the code of its region, where it has one. */
  const digits = kind && regionDigits(kind)
  const forget = (field: Field): void => setErrors({ ...errors, [field]: undefined })

  const save = async (): Promise<void> => {
    const found = errorsOf(kind, values, t)
    setErrors(found)
    if (Object.keys(found).length > 0 || kind === undefined) throw new Error('a field was refused')
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
          : await call(
              contract.create,
              { ...input, kind, parentId: mode.parent?.id ?? null },
              { idempotencyKey: `${key}-${digestOf(JSON.stringify([input, kind]))}`, isQuiet: true },
            )
      notify.success(t(mode.kind === 'edit' ? 'organizations.saved' : 'organizations.created'))
      await refreshOrganizations()
      form.settle()
      onSaved(saved)
    } catch (error) {
      if (error instanceof CallError && isField(error.field)) setErrors({ [error.field]: error.message })
      else if (error instanceof CallError && error.code === 'conflict') await refreshOrganizations().then(form.meet)
      else notify.error(messageOfError(error))
      throw error
    }
  }
  return {
    /** What it can be. */
    kinds,
    kind,
    digits,
    form,
    errors,
    choose: (chosen: OrganizationKind | undefined): void => {
      setKind(chosen)
      forget('kind')
    },
    set: (field: keyof Values, value: string): void => {
      form.change({ [field]: value })
      forget(field)
    },
    save,
  }
}

function nameOfForm(mode: Mode): string {
  return mode.kind === 'edit' ? `organization ${mode.organization.id}` : `organization below ${mode.parent?.id ?? ''}`
}

/** What stands in the fields at first: what is stored, of a new one the province of what it hangs below. */
function firstValues(mode: Mode): Values {
  const stored = mode.kind === 'edit' ? mode.organization : undefined
  const { provinceCode } = mode.kind === 'edit' ? mode.organization : (mode.parent ?? { provinceCode: null })
  return {
    name: stored?.name ?? '',
    code: stored?.code ?? '',
    creditCode: stored?.creditCode ?? '',
    provinceCode: provinceCode ?? '',
    regionCode: stored?.regionCode ?? '',
    telephone: stored?.telephone ?? '',
  }
}

/** What the page can tell before the server does. */
function errorsOf(kind: OrganizationKind | undefined, values: Values, t: TextTools['t']): Errors {
  const creditCode = tidyFormat('credit-code', values.creditCode)
  return {
    ...(kind === undefined && { kind: t('organizations.kindRequired') }),
    ...(!hasVisibleText(values.name) && { name: t('organizations.nameRequired') }),
    ...(creditCode !== '' && !isCreditCode(creditCode) && { creditCode: t('organizations.creditCodeWrong') }),
  }
}

/** A short print of what is sent, so that one key never stands for two contents. */
function digestOf(text: string): string {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
