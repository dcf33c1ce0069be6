import { Fragment, useEffect, useRef } from 'react'
import { isWithin } from '@wenwu/core/form/paths'
import { pathLabel, problemText } from '@wenwu/core/form/problem-text'
import type { FormDefinition, Section } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { domId } from '../../../form/dom.ts'
import { materialDomId } from '../../../item/ItemUploadLine.tsx'
import { useText } from '../../../lib/i18n.ts'
import type { UploadLine } from '../../../item/upload-lines.ts'

interface CheckProblemsProps {
  definition: FormDefinition
  sections: readonly Section[]
  problems: readonly FieldProblem[]
  missing: readonly UploadLine[]
  /** Takes the focus: submitting was tried. */
  isFocused: boolean
  onGoField: (path: string) => void
  onGoMaterial: (key: string) => void
}

/** Everything that stands between the form and its submission, by section; what is merely empty is named in one line. Each leads to its place. */
export function CheckProblems({ definition, sections, problems, missing, isFocused, onGoField, onGoMaterial }: CheckProblemsProps) {
  const { t, textOf, locale } = useText()
  const box = useRef<HTMLDivElement>(null)
  const count = problems.length + missing.length
  useEffect(() => {
    if (isFocused && count > 0) box.current?.focus()
  }, [isFocused, count])
  if (count === 0) return null
  const groups = sections
    .map((section) => ({ section, own: problems.filter(({ path }) => isWithin(path, section.key)) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div ref={box} className="form-summary check-problems" role="alert" tabIndex={-1}>
      <h2>{t('form.summary.title', { n: count })}</h2>
      {groups.map(({ section, own }) => {
        const empty = own.filter(({ code }) => code === 'required')
        return (
          <section key={section.key}>
            <h3>{textOf(section.title)}</h3>
            {empty.length > 0 && (
              <p>
                {t('application.notFilled')}
                {empty.map(({ path }, i) => (
                  <Fragment key={path}>
                    {i > 0 && t('application.listSeparator')}
                    <Jump label={pathLabel(definition, path, locale)} id={domId(path)} onGo={() => onGoField(path)} />
                  </Fragment>
                ))}
              </p>
            )}
            {own
              .filter(({ code }) => code !== 'required')
              .map((problem) => (
                <p key={`${problem.path} ${problem.code} ${problem.params?.['rule'] ?? ''}`}>
                  <Jump label={problemText(problem, definition, locale)} id={domId(problem.path)} onGo={() => onGoField(problem.path)} />
                </p>
              ))}
          </section>
        )
      })}
      {missing.length > 0 && (
        <section>
          <h3>{t('application.materials')}</h3>
          <p>
            {t('application.notUploaded')}
            {missing.map(({ material }, i) => (
              <Fragment key={material.key}>
                {i > 0 && t('application.listSeparator')}
                <Jump label={textOf(material.name)} id={materialDomId(material.key)} onGo={() => onGoMaterial(material.key)} />
              </Fragment>
            ))}
          </p>
        </section>
      )}
    </div>
  )
}

function Jump({ label, id, onGo }: { label: string; id: string; onGo: () => void }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        onGo()
      }}
    >
      {label}
    </a>
  )
}
