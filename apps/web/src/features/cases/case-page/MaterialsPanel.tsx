import { Fragment } from 'react'
import { Button, Input, Segmented } from 'antd'
import type { CaseView, MaterialView } from '@wenwu/core/cases/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { contract } from '@wenwu/core/tasks/contract'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { isJudged } from './judged.ts'
import { DownloadAll } from './DownloadAll.tsx'
import type { Defects } from './use-defects.ts'

export interface MaterialsPanelProps {
  view: CaseView
  version: ItemVersion
  defects: Defects
  onOpenFile: (file: { fileId: string; name: string }) => void
  onChange: (view: CaseView) => void
}

/** The material catalogue with what was handed in; at a step that checks them each is judged in place. */
export function MaterialsPanel({ view, defects, onOpenFile, onChange }: MaterialsPanelProps) {
  const { t, textOf } = useText()
  const task = view.tasks.find((each) => each.isMine && each.checksMaterials)
  const judge = (material: MaterialView, verdict: 'sufficient' | 'defective' | null, note: string): void => {
    if (task === undefined) return
    call(contract.checkMaterial, { id: task.id, key: material.key, verdict, note })
      .then((judged) => onChange({ ...view, materials: view.materials.map((each) => (each.key === judged.key ? judged : each)) }))
      .catch(() => undefined)
    defects.markMaterial(material.key, verdict === 'defective' ? note : null)
  }
  const isBare = ({ key }: MaterialView): boolean => {
    const note = defects.materials[key]
    return defects.isAsking && note !== undefined && !hasVisibleText(note)
  }
  return (
    <>
      <DownloadAll view={view} />
      <table className="plain-table materials-table">
        <thead>
          <tr>
            <th scope="col">{t('common.index')}</th>
            <th scope="col">{t('case.materials')}</th>
            <th scope="col">{t('case.files')}</th>
            {task !== undefined && <th scope="col">{t('case.handling')}</th>}
          </tr>
        </thead>
        <tbody>
          {view.materials.map((material, index) => (
            <Fragment key={material.key}>
              <tr className={material.verdict === 'defective' ? 'has-defect' : undefined}>
                <td>{index + 1}</td>
                <th scope="row">
                  {textOf(material.name)}
                  <span className={material.isRequired ? 'tag-required' : 'tag-optional'}>
                    {t(material.isRequired ? 'case.required' : 'case.optional')}
                  </span>
                </th>
                <td>
                  {material.files.length === 0 && (
                    <span className={material.isRequired ? 'tone-amber' : 'tone-grey'}>{t('case.noFile')}</span>
                  )}
                  {material.files.map((file) => (
                    <div key={file.fileId} className="file-line">
                      <Button type="link" size="small" onClick={() => onOpenFile(file)}>
                        {file.name}
                      </Button>
                      <span className="tone-grey">{formatDate(file.uploadedAt)}</span>
                    </div>
                  ))}
                  {material.verdict === 'defective' && material.note !== '' && task === undefined && (
                    <p className="tone-amber">{material.note}</p>
                  )}
                </td>
                {task !== undefined && (
                  <td className="material-verdict">
                    {isJudged(material) && (
                      <Segmented
                        size="small"
                        aria-label={textOf(material.name)}
                        value={material.verdict ?? ''}
                        options={[
                          { value: 'sufficient', label: t('case.sufficient') },
                          { value: 'defective', label: t('case.defective') },
                        ]}
                        onChange={(value) => judge(material, value === 'sufficient' ? 'sufficient' : 'defective', material.note)}
                      />
                    )}
                  </td>
                )}
              </tr>
              {task !== undefined && material.verdict === 'defective' && (
                <tr className="has-defect">
                  <td />
                  <td colSpan={3}>
                    <Input.TextArea
                      defaultValue={material.note}
                      autoSize={{ minRows: 1, maxRows: 6 }}
                      maxLength={2000}
                      required
                      status={isBare(material) ? 'error' : ''}
                      aria-invalid={isBare(material)}
                      aria-label={`${textOf(material.name)} ${t('case.defectNote')}`}
                      placeholder={t('case.defectNote')}
                      onBlur={(event) => judge(material, 'defective', tidyText(event.target.value))}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  )
}
