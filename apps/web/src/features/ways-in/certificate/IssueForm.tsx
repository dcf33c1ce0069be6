import { useState, type FormEvent } from 'react'
import { Button, Checkbox, Radio, Select } from 'antd'
import { contract } from '@wenwu/core/certificate-development/contract'
import { personKeyKinds, type PersonKeyKind } from '@wenwu/core/certificate/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'

/** Issues a demo certificate; an expired or unbound one shows what a refusal looks like. */
export function IssueForm({ accounts, onDone }: { accounts: readonly { username: string; name: string }[]; onDone: () => void }) {
  const { t } = useText()
  const [username, setUsername] = useState('national-officer')
  const [keyKind, setKeyKind] = useState<PersonKeyKind>('sm2')
  const [isExpired, setExpired] = useState(false)
  const [isBound, setBound] = useState(true)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      await call(contract.issue, { username, keyKind, isExpired, isBound })
      onDone()
    } catch {
      // call() has told why
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="panel" aria-label={t('certificate.issue')}>
      <div className="panel-title">
        <h2>{t('certificate.issue')}</h2>
      </div>
      <form className="certificate-form" onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
        <FormField label={t('certificate.account')}>
          {({ id }) => (
            <Select
              id={id}
              showSearch={{ optionFilterProp: 'label' }}
              value={username}
              onChange={setUsername}
              options={accounts.map((one) => ({ value: one.username, label: `${one.name}（${one.username}）` }))}
            />
          )}
        </FormField>
        <FormField label={t('certificate.key')} isGroup>
          {() => (
            <Radio.Group
              aria-label={t('certificate.key')}
              value={keyKind}
              onChange={(event) => setKeyKind(event.target.value as PersonKeyKind)}
              options={personKeyKinds.map((value) => ({ value, label: t(`certificate.key-${value}`) }))}
            />
          )}
        </FormField>
        <div className="certificate-checks is-whole">
          <Checkbox checked={isBound} onChange={(event) => setBound(event.target.checked)}>
            {t('certificate.issueBound')}
          </Checkbox>
          <Checkbox checked={isExpired} onChange={(event) => setExpired(event.target.checked)}>
            {t('certificate.issueExpired')}
          </Checkbox>
        </div>
        <div className="certificate-actions is-whole">
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('certificate.issue')}
          </Button>
        </div>
      </form>
    </section>
  )
}
