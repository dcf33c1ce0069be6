import { useState } from 'react'
import { Input, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { formatList } from '@wenwu/core/i18n/format'
import { contract } from '@wenwu/core/authorisations/contract'
import type { Authorisation } from '@wenwu/core/authorisations/model'
import { newId } from '@wenwu/core/kernel/id'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { useItemChoices } from '../../../ui/list/item-choices.ts'

const fields = ['deputyId', 'itemCodes', 'fromOn', 'toOn'] as const
type Field = (typeof fields)[number]

interface AddDialogProps {
  onAdded: (rows: Authorisation[]) => void
  onClose: () => void
}

/** Who handles the person's tasks, of which items, from which day to which. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const { t, textOf, locale } = useText()
  const items = useItemChoices().item
  const [values, setValues] = useState({ deputyId: '', itemCodes: [] as string[], fromOn: today(), toOn: today() })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [key, setKey] = useState(() => newId())
  const { data: deputies = [], isFetching } = useQuery({
    queryKey: ['authorisations', 'deputies'],
    queryFn: ({ signal }) => call(contract.deputies, {}, { signal, isQuiet: true }),
  })
  const chosen = deputies.find(({ id }) => id === values.deputyId)
  const missing = chosen?.uncovered.map(textOf) ?? []
  const set = (changed: Partial<typeof values>): void => {
    setValues({ ...values, ...changed })
    setErrors({})
    setKey(newId())
  }
  const add = async (): Promise<void> => {
    if (values.deputyId === '') {
      setErrors({ deputyId: t('errors.authorisation-deputy') })
      throw new Error('no colleague was chosen')
    }
    try {
      onAdded(await call(contract.add, values, { idempotencyKey: key, isQuiet: true }))
      notify.success(t('authorisations.added'))
    } catch (error) {
      const field = error instanceof CallError ? fields.find((each) => each === error.field) : undefined
      if (field === undefined) notify.error(messageOfError(error))
      else setErrors({ [field]: messageOfError(error) })
      throw error
    }
  }
  return (
    <ConfirmDialog isOpen hasFields title={t('authorisations.add')} confirmText={t('authorisations.add')} onConfirm={add} onClose={onClose}>
      <div className="authorisation-form">
        <FormField
          label={t('authorisations.deputy')}
          isRequired
          error={errors.deputyId ?? ''}
          {...(chosen !== undefined &&
            missing.length > 0 && {
              hint: (
                <span className="tone-amber">
                  {t('authorisations.uncovered', { name: chosen.name, roles: formatList(missing, locale) })}
                </span>
              ),
            })}
        >
          {(ties) => (
            <Select
              {...ties}
              showSearch={{ optionFilterProp: 'label' }}
              loading={isFetching}
              value={values.deputyId || null}
              options={deputies.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(deputyId: string) => set({ deputyId })}
            />
          )}
        </FormField>
        <FormField label={t('authorisations.items')} hint={t('authorisations.itemsHint')} error={errors.itemCodes ?? ''}>
          {(ties) => (
            <Select
              {...ties}
              mode="multiple"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('authorisations.allItems')}
              value={values.itemCodes}
              options={[...items.options]}
              onChange={(itemCodes: string[]) => set({ itemCodes })}
            />
          )}
        </FormField>
        <div className="authorisation-days">
          <FormField label={t('authorisations.fromOn')} isRequired error={errors.fromOn ?? ''}>
            {(ties) => <Input {...ties} type="date" value={values.fromOn} onChange={(event) => set({ fromOn: event.target.value })} />}
          </FormField>
          <FormField label={t('authorisations.toOn')} isRequired error={errors.toOn ?? ''}>
            {(ties) => (
              <Input {...ties} type="date" min={today()} value={values.toOn} onChange={(event) => set({ toOn: event.target.value })} />
            )}
          </FormField>
        </div>
      </div>
    </ConfirmDialog>
  )
}
