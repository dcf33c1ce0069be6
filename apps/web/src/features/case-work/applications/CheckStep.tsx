import { useMemo, type ReactNode } from 'react'
import { Button } from 'antd'
import { formOf, inputSection, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { ActionServicesContext, type ActionServices, type Untouched } from '../../../form/action-services.ts'
import { FormSection } from '../../../form/FormSection.tsx'
import { SectionView } from '../../../form/SectionView.tsx'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { isSectionEditable } from '../../../item/form-steps.ts'
import { missingLines, type UploadLine } from '../../../item/upload-lines.ts'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { Field, FormData, FormDefinition, Section } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import type { CaseFile } from '@wenwu/core/cases/model'
import { CheckProblems } from './CheckProblems.tsx'
import type { CorrectionParts } from './correction.ts'

interface CheckStepProps {
  definition: FormDefinition
  sections: readonly Section[]
  data: FormData
  rights: Rights
  problems: readonly FieldProblem[]
  /** What the server said last. */
  refused: readonly FieldProblem[]
  lines: readonly UploadLine[]
  /** Within which time the applicant hears whether it is accepted, in words. */
  promise: string
  /** The action that hands a correction in again, with what is said with it; undefined: a first filing. */
  resubmission:
    | { action: TaskAction; input: ActionInput; problems: readonly FieldProblem[]; onInput: (key: string, value: unknown) => void }
    | undefined
  /** What was flagged and was not changed. */
  open: CorrectionParts
  /** Nothing is missing. */
  isComplete: boolean
  /** An attempt was made: what is missing takes the focus. */
  isFocused: boolean
  onGoField: (path: string) => void
  onGoMaterial: (key: string) => void
  onGoStep: (key: string) => void
  onOpen: (file: CaseFile) => void
}

/** The whole application as the official will read it, with what is missing at the top and what happens next at the end. */
export function CheckStep(props: CheckStepProps) {
  const { definition, sections, data, rights, problems, refused, lines, promise, resubmission, isFocused, open, isComplete } = props
  const { t, textOf, locale } = useText()
  const missing = missingLines(lines)
  const untouched: Untouched[] = [
    ...open.fields.map((path) => ({
      kind: 'field' as const,
      key: path,
      name: pathLabel(definition, path, locale, data),
      onGo: () => props.onGoField(path),
    })),
    ...lines
      .filter(({ material }) => open.materials.includes(material.key))
      .map(({ material: { key, name } }) => ({ kind: 'material' as const, key, name: textOf(name), onGo: () => props.onGoMaterial(key) })),
  ]
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
        definition={definition}
        sections={sections}
        problems={problems}
        refused={refused}
        missing={missing}
        isFocused={isFocused}
        onGoField={props.onGoField}
        onGoMaterial={props.onGoMaterial}
      />
      {resubmission !== undefined && untouched.length > 0 && (
        <ActionServicesContext value={services}>
          <ResubmissionFields {...resubmission} isMeant={isOfNotice} />
        </ActionServicesContext>
      )}
      {isComplete && refused.length === 0 && <p className="check-complete tone-green no-print">{t('application.checkComplete')}</p>}
      {sections.map((section) => (
        <CheckPanel
          key={section.key}
          title={textOf(section.title)}
          onEdit={isSectionEditable(section, rights) ? () => props.onGoStep(section.key) : undefined}
        >
          <SectionView definition={definition} sections={[section.key]} data={data} rules={rights.rules} base={rights.base} />
        </CheckPanel>
      ))}
      {lines.length > 0 && (
        <CheckPanel
          title={t('application.materials')}
          onEdit={lines.some(({ isEditable }) => isEditable) ? () => props.onGoStep('materials') : undefined}
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
                        <button key={file.fileId} type="button" className="form-link" onClick={() => props.onOpen(file)}>
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
      {resubmission !== undefined && <ResubmissionFields {...resubmission} isMeant={isOfRest} />}
      <section className="promise" aria-label={t('application.declarationTitle')}>
        <h3>{t('application.declarationTitle')}</h3>
        <p>{t('application.declaration')}</p>
        <p className="no-print">{t('application.declarationMade')}</p>
        <p className="check-paper check-signature">{t('application.signHere')}</p>
      </section>
      <section className="promise no-print" aria-label={t('application.promiseTitle')}>
        <h3>{t('application.promiseTitle')}</h3>
        <p>
          <strong>{resubmission !== undefined ? t('application.promiseCorrection') : promise}</strong>
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
function ResubmissionFields({
  action,
  input,
  problems,
  onInput,
  isMeant,
}: NonNullable<CheckStepProps['resubmission']> & { isMeant: (field: Field) => boolean }) {
  const form = useMemo(() => formOf({ form: (action.form ?? []).filter(isMeant) }), [action, isMeant])
  return (
    <div className="check-resubmission">
      <FormSection
        definition={form}
        section={inputSection}
        data={{ [inputSection]: input }}
        onChange={(path, value) => onInput(path.slice(inputSection.length + 1), value)}
        problems={problems}
        heading={0}
        isAlerting
      />
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
