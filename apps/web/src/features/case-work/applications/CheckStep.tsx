import { useMemo, type ReactNode } from 'react'
import { Button } from 'antd'
import { formOf } from '@wenwu/core/item/action-form'
import { ActionServicesContext, type ActionServices, type Untouched } from '../../../form/action-services.ts'
import { InputSection } from '../../../form/InputSection.tsx'
import { SectionView } from '../../../form/SectionView.tsx'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { isSectionEditable } from '../../../item/form-steps.ts'
import { missingLines } from '../../../item/upload-lines.ts'
import type { Field } from '@wenwu/core/form/model'
import type { CaseFile } from '@wenwu/core/cases/model'
import { CheckProblems } from './CheckProblems.tsx'
import { promiseOf } from './promise-days.ts'
import type { Application } from './use-application.ts'
import { materialsStep } from './use-form-steps.ts'
import type { HandingIn } from './use-handing-in.ts'
import { usePartNames } from './use-part-names.ts'
import type { ResubmissionInput } from './use-resubmission-input.ts'
import type { Ways } from './use-ways.ts'

interface CheckStepProps {
  application: Application
  ways: Ways
  handingIn: HandingIn
  onOpen: (file: CaseFile) => void
}

/** The whole application as the official will read it, with what is missing at the top and what happens next at the end. */
export function CheckStep({ application, ways, handingIn, onOpen }: CheckStepProps) {
  const { item, data, rights, correcting, lines, form } = application
  const { sections, problems, refused } = form
  const { resubmission, isComplete } = handingIn
  const { t, textOf } = useText()
  const names = usePartNames(item, data)
  const promise = promiseOf(item)
  const missing = missingLines(lines)
  // an attempt was made: what is missing takes the focus
  const isFocused = ways.attempts > 0
  const untouched: Untouched[] = [
    ...correcting.open.fields.map((key) => ({ kind: 'field' as const, key, name: names.field(key), onGo: () => ways.goField(key) })),
    ...correcting.open.materials.map((key) => ({
      kind: 'material' as const,
      key,
      name: names.material(key),
      onGo: () => ways.goMaterial(key),
    })),
  ]
  const asked = resubmission && { ...resubmission, problems: isFocused ? resubmission.problems : [] }
  const services: ActionServices = {
    offered: () => [],
    schemes: undefined,
    untouched,
    isAsking: isFocused && problems.length === 0 && missing.length === 0,
  }
  return (
    <>
      <p className="check-paper tone-grey">{t('application.checkPrinted', { time: formatMinute(new Date()) })}</p>
      <p className="check-intro no-print">{t('application.checkIntro')}</p>
      <CheckProblems
        definition={item.form}
        sections={sections}
        problems={problems}
        refused={refused}
        missing={missing}
        isFocused={isFocused}
        onGoField={ways.goField}
        onGoMaterial={ways.goMaterial}
      />
      {asked !== undefined && untouched.length > 0 && (
        <ActionServicesContext value={services}>
          <ResubmissionFields {...asked} isMeant={isOfNotice} />
        </ActionServicesContext>
      )}
      {isComplete && refused.length === 0 && <p className="check-complete tone-green no-print">{t('application.checkComplete')}</p>}
      {sections.map((section) => (
        <CheckPanel
          key={section.key}
          title={textOf(section.title)}
          onEdit={isSectionEditable(section, rights) ? () => ways.go(section.key) : undefined}
        >
          <SectionView definition={item.form} sections={[section.key]} data={data} rules={rights.rules} base={rights.base} />
        </CheckPanel>
      ))}
      {lines.length > 0 && (
        <CheckPanel
          title={t('application.materials')}
          onEdit={lines.some(({ isEditable }) => isEditable) ? () => ways.go(materialsStep) : undefined}
        >
          <ul className="check-materials">
            {lines
              .filter(({ need, files }) => need === 'required' || files.length > 0)
              .map(({ material, files, isAwaited }) => (
                <li key={material.key}>
                  <span>{textOf(material.name)}</span>
                  <span>
                    {isAwaited && <span className="tone-amber">{t('application.fileAwaited')} </span>}
                    {files.length === 0 ? (
                      <span className="tone-amber">{t('application.fileMissing')}</span>
                    ) : (
                      files.map((file) => (
                        <button key={file.fileId} type="button" className="form-link" onClick={() => onOpen(file)}>
                          {file.name}
                        </button>
                      ))
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </CheckPanel>
      )}
      {asked !== undefined && <ResubmissionFields {...asked} isMeant={isOfRest} />}
      <section className="promise" aria-label={t('application.declarationTitle')}>
        <h3>{t('application.declarationTitle')}</h3>
        <p>{t('application.declaration')}</p>
        <p className="no-print">{t('application.declarationMade')}</p>
        <p className="check-paper check-signature">{t('application.signHere')}</p>
      </section>
      <section className="promise no-print" aria-label={t('application.promiseTitle')}>
        <h3>{t('application.promiseTitle')}</h3>
        <p>
          <strong>{resubmission !== undefined ? t('application.promiseCorrection') : t(promise.key, { n: promise.n })}</strong>
        </p>
        <p>{t(resubmission !== undefined ? 'application.promiseCorrectionText' : 'application.promiseText')}</p>
      </section>
    </>
  )
}

/** Reasons stand with what they are for, at the top; what else is asked comes after the application. */
const isOfNotice = ({ type }: Field) => type === 'unchanged-reasons'
const isOfRest = (field: Field) => !isOfNotice(field)

/** Some of what is asked with a correction. */
function ResubmissionFields({ action, input, problems, onInput, isMeant }: ResubmissionInput & { isMeant: (field: Field) => boolean }) {
  const form = useMemo(() => formOf({ form: (action.form ?? []).filter(isMeant) }), [action, isMeant])
  return (
    <div className="check-resubmission">
      <InputSection form={form} input={input} problems={problems} onChange={onInput} />
    </div>
  )
}

/** One part as it will be read; `onEdit` leads to it where anything of it can be changed. */
function CheckPanel({ title, onEdit, children }: { title: string; onEdit: (() => void) | undefined; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className="check-panel" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {onEdit !== undefined && (
          <Button type="link" size="small" className="no-print" aria-label={t('application.editOf', { title })} onClick={onEdit}>
            {t('application.edit')}
          </Button>
        )}
      </header>
      {children}
    </section>
  )
}
