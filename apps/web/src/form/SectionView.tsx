import { Fragment, useMemo, type ReactNode } from 'react'
import { askedData, isAsked } from '@wenwu/core/form/asked'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import { fieldRights, readRights, type Rights } from '@wenwu/core/form/rights'
import { rowsOf } from '@wenwu/core/form/types/table/model'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { AccessRule, Field, FieldRights, FormData, FormDefinition } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import { useText } from '../lib/i18n.ts'
import { domId } from './dom.ts'
import { findWidgets } from './find-widgets.ts'
import type { DefectMarks } from './DefectMark.tsx'
import { PagedRows } from './PagedRows.tsx'
import { PairsView } from './PairsView.tsx'
import { TableFieldView } from './TableFieldView.tsx'
import { useFormContext } from './use-form-context.ts'
import { WidgetsContext } from './widgets-context.ts'
import './form.css'

/** How a part of a section is laid out; the same shape as the blocks of an item's viewer. */
export type ViewBlock =
  | { kind: 'pairs'; fields: readonly string[]; title?: Text }
  | { kind: 'table'; field: string; title?: Text }
  | { kind: 'paragraph'; field: string; title?: Text }
  | { kind: 'materials' }

export interface SectionViewProps {
  definition: FormDefinition
  /** Keys of the sections whose fields are shown, merged; the first one with a name wins. */
  sections: readonly string[]
  data: FormData
  /** Layout; absent: pairs in the form's order, tables and long texts by themselves, each section under its title. */
  blocks?: readonly ViewBlock[]
  /** Rows of this table (`section.table`) instead of the fields of the sections; blocks then name its columns. */
  list?: string
  /** Field access; the server has already taken out what may not be seen. */
  rules?: readonly AccessRule[]
  base?: FieldRights
  /** Changes since the correction was asked for: marked, with the value before. */
  changes?: readonly FieldChange[]
  /** Defects ticked on fields. */
  defects?: DefectMarks
  /** What stands where a block says `materials`. */
  materials?: ReactNode
}

/** A field with the place its value is at. */
export interface PlacedField {
  field: Field
  path: string
  value: unknown
}

/** Sections of a form as a reader sees them: pairs in two columns, tables, paragraphs (specification §2.10). */
export function SectionView(props: SectionViewProps) {
  const { definition, sections, data, blocks, list, rules, base = readRights, materials } = props
  const { textOf } = useText()
  const context = useFormContext()
  const rights = useMemo<Rights>(() => ({ rules: rules ?? [], base }), [rules, base])
  const view = useMemo(() => askedData(definition, data), [definition, data])
  const shared = { context, rights, changes: props.changes ?? [], defects: props.defects }

  const groups = placedFields(definition, sections, view, rights)
  const renderBlock = (block: ViewBlock, fields: readonly PlacedField[], key: string | number): ReactNode => {
    if (block.kind === 'materials') return <Fragment key={key}>{materials}</Fragment>
    const names = block.kind === 'pairs' ? block.fields : [block.field]
    const chosen = names.flatMap((name) => fields.find(({ field }) => field.key === name) ?? [])
    if (chosen.length === 0) return null
    const title = block.title && textOf(block.title)
    // a text that stands alone under its own name says it once
    const [only, second] = chosen
    const isNamed = block.kind === 'paragraph' && only !== undefined && second === undefined && textOf(only.field.label) === title
    return (
      <div key={key} className="view-block">
        {title !== undefined && !isNamed && <h3>{title}</h3>}
        {chosen.map((placed) => placed.field.type).includes('table') ? (
          chosen.map((placed) => <TableFieldView key={placed.path} placed={placed} {...shared} hasCaption={block.title === undefined} />)
        ) : (
          <PairsView fields={chosen} isParagraph={block.kind === 'paragraph'} {...shared} />
        )}
      </div>
    )
  }

  if (list !== undefined) {
    const placed = groups.flatMap(({ fields }) => fields).find(({ path }) => path === list)
    if (placed?.field.type !== 'table') return null
    const { columns } = placed.field
    return (
      <WidgetsContext value={findWidgets}>
        <section className="section-view" id={domId(list)}>
          {blocks === undefined || blocks.every(({ kind }) => kind === 'table') ? (
            <TableFieldView placed={placed} {...shared} />
          ) : (
            <PagedRows
              path={list}
              label={textOf(placed.field.label)}
              columns={columns}
              rows={rowsOf(placed.value)}
              context={context}
              changes={shared.changes}
            >
              {(shown) =>
                shown.map(({ row, index }) => (
                  <div key={String(row['id'] ?? index)} className="view-row">
                    {blocks.map((block, b) =>
                      renderBlock(block, placedColumns(columns, `${list}[#${String(row['id'])}]`, row, view, rights), b),
                    )}
                  </div>
                ))
              }
            </PagedRows>
          )}
        </section>
      </WidgetsContext>
    )
  }
  return (
    <WidgetsContext value={findWidgets}>
      {blocks === undefined ? (
        groups.map(({ key, title, fields }) => (
          <section key={key} className="section-view" id={domId(key)}>
            {groups.length > 1 && <h3>{textOf(title)}</h3>}
            {ownBlocks(fields).map((block, i) => renderBlock(block, fields, i))}
          </section>
        ))
      ) : (
        <section className="section-view">
          {blocks.map((block, i) =>
            renderBlock(
              block,
              groups.flatMap(({ fields }) => fields),
              i,
            ),
          )}
        </section>
      )}
    </WidgetsContext>
  )
}

interface Group {
  key: string
  title: Text
  fields: PlacedField[]
}

/** The fields of the sections that exist and may be seen. */
function placedFields(definition: FormDefinition, sections: readonly string[], view: FormData, rights: Rights): Group[] {
  return sections.flatMap((key) => {
    const section = definition.sections.find((entry) => entry.key === key)
    if (section === undefined || (section.when !== undefined && !evaluateCondition(section.when, view))) return []
    const fields = section.fields.flatMap((field): PlacedField[] => {
      const path = `${key}.${field.key}`
      const isShown = isAsked(field, view) && fieldRights(path, rights).visible
      return isShown ? [{ field, path, value: view[key]?.[field.key] }] : []
    })
    return fields.length === 0 ? [] : [{ key, title: section.title, fields }]
  })
}

function placedColumns(
  columns: readonly Field[],
  path: string,
  row: Record<string, unknown>,
  view: FormData,
  rights: Rights,
): PlacedField[] {
  return columns.flatMap((field): PlacedField[] => {
    const isShown = isAsked(field, view, row) && fieldRights(`${path}.${field.key}`, rights).visible
    return isShown ? [{ field, path: `${path}.${field.key}`, value: row[field.key] }] : []
  })
}

/** The layout of a section that has none: runs of pairs, with tables between them. */
function ownBlocks(fields: readonly PlacedField[]): ViewBlock[] {
  const blocks: ViewBlock[] = []
  let run: string[] = []
  for (const { field } of fields) {
    if (field.type !== 'table') {
      run.push(field.key)
      continue
    }
    if (run.length > 0) blocks.push({ kind: 'pairs', fields: run })
    blocks.push({ kind: 'table', field: field.key })
    run = []
  }
  return run.length > 0 ? [...blocks, { kind: 'pairs', fields: run }] : blocks
}
