import type { Section } from '@wenwu/core/form/model'
import { setValue } from '@wenwu/core/form/paths'
import { FormSection } from '../../../form/FormSection.tsx'
import { isSectionEditable } from '../../../item/form-steps.ts'
import { useText } from '../../../lib/i18n.ts'
import { FlaggedFields } from './FlaggedFields.tsx'
import { LastApplication } from './LastApplication.tsx'
import { SteadySummary } from './SteadySummary.tsx'
import type { Application } from './use-application.ts'
import type { Ways } from './use-ways.ts'

interface SectionStepProps {
  application: Application
  ways: Ways
  section: Section
  /** Nothing may be changed while it is handed in. */
  isBusy: boolean
}

/** A section of the form to fill in: what is wrong with it and what was said about it, what was used the last time, its fields. */
export function SectionStep({ application, ways, section, isBusy }: SectionStepProps) {
  const { view, item, draft, data, rights, correcting, toMend, form } = application
  const { correction } = correcting
  const { attempts } = ways
  const { t } = useText()
  const change = (path: string, value: unknown): void => {
    draft.sync.change((before) => setValue(before, path, value))
    form.changeField(path)
  }
  return (
    <div className="application-section">
      {form.isChecked(section.key) && (
        <SteadySummary key={`${section.key} ${attempts}`} definition={item.form} problems={form.shown} isFocused={attempts > 0} />
      )}
      {!isSectionEditable(section, rights) && <p className="application-locked">{t('application.sectionLocked')}</p>}
      {correction === undefined && section.key === item.form.applicant?.name.split('.')[0] && (
        <LastApplication
          view={view}
          definition={item.form}
          rights={rights}
          data={data}
          onChange={(values) => {
            for (const [path, value] of Object.entries(values)) change(path, value)
          }}
        />
      )}
      <FlaggedFields
        correction={correction}
        section={section.key}
        definition={item.form}
        data={data}
        due={toMend.fields}
        onGo={ways.goField}
      />
      <FormSection
        key={section.key}
        definition={item.form}
        section={section.key}
        data={data}
        onChange={change}
        onBlur={form.leaveField}
        problems={form.shown}
        rules={rights.rules}
        base={rights.base}
        disabled={isBusy}
        heading={0}
      />
    </div>
  )
}
