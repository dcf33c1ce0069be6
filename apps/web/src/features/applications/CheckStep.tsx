import type { ReactNode } from 'react'
import { Button, Input } from 'antd'
import { SectionView } from '../../form/SectionView.tsx'
import { useText } from '../../lib/i18n.ts'
import { isSectionEditable } from '../../item/form-steps.ts'
import { missingLines, type UploadLine } from '../../item/upload-lines.ts'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { FormData, FormDefinition, Section } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import type { CaseFile } from '@wenwu/core/cases/model'
import { CheckProblems } from './CheckProblems.tsx'
import { countUnexplained, type Reasons, type CorrectionParts } from './correction.ts'
import { UntouchedReasons } from './UntouchedReasons.tsx'

interface CheckStepProps {
  definition: FormDefinition
  sections: readonly Section[]
  data: FormData
  rights: Rights
  problems: readonly FieldProblem[]
  lines: readonly UploadLine[]
  /** Working days within which the applicant is told whether it is accepted. */
  promiseDays: number
  isCorrection: boolean
  /** What was flagged and was not changed. */
  open: CorrectionParts
  /** Why it stays as it is, by path; typed here. */
  reasons: Reasons
  onReason: (path: string, reason: string) => void
  opinion: string
  onOpinion: (text: string) => void
  /** An attempt was made: what is missing takes the focus. */
  isFocused: boolean
  onGoField: (path: string) => void
  onGoMaterial: (key: string) => void
  onGoStep: (key: string) => void
  onOpen: (file: CaseFile) => void
}

/** The whole application as the official will read it, with what is missing at the top and what happens next at the end. */
export function CheckStep(props: CheckStepProps) {
  const { definition, sections, data, rights, problems, lines, promiseDays, isCorrection, isFocused, open } = props
  const { t, textOf, locale } = useText()
  const missing = missingLines(lines)
  const isComplete = problems.length === 0 && missing.length === 0 && countUnexplained(open, props.reasons) === 0
  return (
    <>
      <p className="check-intro">{t('application.checkIntro')}</p>
      <CheckProblems
        definition={definition}
        sections={sections}
        problems={problems}
        missing={missing}
        isFocused={isFocused}
        onGoField={props.onGoField}
        onGoMaterial={props.onGoMaterial}
      />
      <UntouchedReasons
        untouched={[
          ...open.fields.map((path) => ({ path, name: pathLabel(definition, path, locale, data), onGo: () => props.onGoField(path) })),
          ...lines
            .filter(({ material }) => open.materials.includes(material.key))
            .map(({ material }) => ({
              path: `materials.${material.key}`,
              name: textOf(material.name),
              onGo: () => props.onGoMaterial(material.key),
            })),
        ]}
        reasons={props.reasons}
        onReason={props.onReason}
        isFocused={isFocused && problems.length === 0 && missing.length === 0}
      />
      {isComplete && <p className="check-complete tone-green">{t('application.checkComplete')}</p>}
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
              .map(({ material, files }) => (
                <li key={material.key}>
                  <span>{textOf(material.name)}</span>
                  <span>
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
      {isCorrection && (
        <div className="check-opinion">
          <label htmlFor="resubmission-words">{t('application.opinion')}</label>
          <Input.TextArea
            id="resubmission-words"
            value={props.opinion}
            maxLength={2000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={(event) => props.onOpinion(event.target.value)}
          />
        </div>
      )}
      <section className="promise" aria-label={t('application.promiseTitle')}>
        <h3>{t('application.promiseTitle')}</h3>
        <p>
          <strong>{t(isCorrection ? 'application.promiseCorrection' : 'application.promise', { n: promiseDays })}</strong>
        </p>
        <p>{t(isCorrection ? 'application.promiseCorrectionText' : 'application.promiseText')}</p>
      </section>
    </>
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
