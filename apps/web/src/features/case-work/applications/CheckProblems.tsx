import { Fragment, useEffect, useRef } from 'react'
import { isCapped } from '@wenwu/core/form/most-problems'
import { isWithin } from '@wenwu/core/form/paths'
import { pathLabel, problemText } from '@wenwu/core/form/problem-text'
import type { FormDefinition, Section } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { domId } from '../../../form/dom.ts'
import { ListRest } from '../../../form/ListRest.tsx'
import { useListed } from '../../../form/use-listed.ts'
import { materialDomId } from '../../../item/ItemUploadLine.tsx'
import { useText } from '../../../lib/i18n.ts'
import type { UploadLine } from '../../../item/upload-lines.ts'

interface CheckProblemsProps {
  definition: FormDefinition
  sections: readonly Section[]
  problems: readonly FieldProblem[]
  /** What the server said last; it may be settled. */
  refused: readonly FieldProblem[]
  missing: readonly UploadLine[]
  /** Takes the focus: submitting was tried. */
  isFocused: boolean
  onGoField: (path: string) => void
  onGoMaterial: (key: string) => void
}

/**
 * Everything that stands between the form and its submission, by section; what is merely empty is named in one line. Each leads to its place. Below,
 * what the server refused it for last.
 */
export function CheckProblems(props: CheckProblemsProps) {
  const { definition, sections, problems, refused, missing, isFocused, onGoField, onGoMaterial } = props
  const { t, textOf } = useText()
  const box = useRef<HTMLDivElement>(null)
  const count = problems.length + missing.length
  const hasAny = count + refused.length > 0
  useEffect(() => {
    if (isFocused && hasAny) box.current?.focus()
  }, [isFocused, hasAny])
  if (!hasAny) return null
  const bySection = (faults: readonly FieldProblem[]) =>
    sections
      .map((section) => ({ section, own: faults.filter(({ path }) => isWithin(path, section.key)) }))
      .filter(({ own }) => own.length > 0)
      .map(({ section, own }) => (
        <SectionFaults key={section.key} title={textOf(section.title)} definition={definition} faults={own} onGo={onGoField} />
      ))
  return (
    <div ref={box} className="form-summary check-problems" role="alert" tabIndex={-1}>
      {count > 0 && <h2>{t(isCapped(problems) ? 'form.summary.titleMany' : 'form.summary.title', { n: count })}</h2>}
      {bySection(problems)}
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
      {refused.length > 0 && (
        <>
          <h2>{t('application.refusedLast', { n: refused.length })}</h2>
          {bySection(refused)}
        </>
      )}
    </div>
  )
}

interface SectionFaultsProps {
  title: string
  definition: FormDefinition
  faults: readonly FieldProblem[]
  onGo: (path: string) => void
}

/** The faults of a section: what is merely empty in one line, the others a line each; of many the first. */
function SectionFaults({ title, definition, faults, onGo }: SectionFaultsProps) {
  const { t, locale } = useText()
  const { listed, rest, listAll } = useListed(faults)
  const empty = listed.filter(({ code }) => code === 'required')
  return (
    <section>
      <h3>{title}</h3>
      {empty.length > 0 && (
        <p>
          {t('application.notFilled')}
          {empty.map(({ path }, i) => (
            <Fragment key={path}>
              {i > 0 && t('application.listSeparator')}
              <Jump label={pathLabel(definition, path, locale)} id={domId(path)} onGo={() => onGo(path)} />
            </Fragment>
          ))}
        </p>
      )}
      {listed
        .filter(({ code }) => code !== 'required')
        .map((problem) => (
          <p key={`${problem.path} ${problem.code} ${problem.params?.['rule'] ?? ''}`}>
            <Jump label={problemText(problem, definition, locale)} id={domId(problem.path)} onGo={() => onGo(problem.path)} />
          </p>
        ))}
      <ListRest rest={rest} onAll={listAll} />
    </section>
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
