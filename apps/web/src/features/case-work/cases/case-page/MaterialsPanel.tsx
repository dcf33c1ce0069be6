import { Fragment } from 'react'
import { Button, Segmented } from 'antd'
import type { CaseFile, CaseView, MaterialView } from '@wenwu/core/cases/model'
import { formatDate, formatMinute } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { isDefective, isJudged } from './judged.ts'
import { DefectWords } from './DefectWords.tsx'
import { filesHandedIn } from './handed-in.ts'
import { DownloadAll } from './DownloadAll.tsx'
import type { Defects } from './use-defects.ts'
import type { Verdicts } from './use-verdicts.ts'

export interface MaterialsPanelProps {
  view: CaseView
  defects: Defects
  verdicts: Verdicts
  onOpenFile: (file: { fileId: string; name: string }) => void
}

/** The material catalogue with what was handed in; at a step that checks them each is judged in place. */
export function MaterialsPanel({ view, defects, verdicts, onOpenFile }: MaterialsPanelProps) {
  const { t, textOf } = useText()
  const answered = view.corrections.filter(({ status }) => status === 'resubmitted').at(-1)
  const isNew = (material: MaterialView, file: CaseFile): boolean =>
    answered !== undefined && filesHandedIn(answered, material).includes(file)
  return (
    <>
      <DownloadAll view={view} />
      <table className="plain-table materials-table">
        <thead>
          <tr>
            <th scope="col">{t('common.index')}</th>
            <th scope="col">{t('case.materials')}</th>
            <th scope="col">{t('case.files')}</th>
            {verdicts.canJudge && <th scope="col">{t('case.handling')}</th>}
          </tr>
        </thead>
        <tbody>
          {view.materials.map((material, index) => (
            <Fragment key={material.key}>
              <tr className={material.verdict === 'defective' ? 'has-defect' : undefined}>
                <td>{index + 1}</td>
                <th scope="row">
                  {textOf(material.name)}{' '}
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
                      {isNew(material, file) ? (
                        <>
                          <span className="tag-new">{t('case.fileOfCorrection')}</span>
                          <span className="tone-grey">{formatMinute(file.uploadedAt)}</span>
                        </>
                      ) : (
                        <span className="tone-grey">{formatDate(file.uploadedAt)}</span>
                      )}
                    </div>
                  ))}
                  {material.verdict === 'defective' && material.note !== '' && !verdicts.canJudge && (
                    <p className="tone-amber">{material.note}</p>
                  )}
                </td>
                {verdicts.canJudge && (
                  <td className="material-verdict">
                    {isJudged(material) && (
                      <Segmented
                        size="small"
                        aria-label={textOf(material.name)}
                        value={material.verdict ?? ''}
                        options={[
                          { value: 'sufficient', label: t('case.sufficient'), disabled: material.files.length === 0 },
                          { value: 'defective', label: t('case.defective') },
                        ]}
                        onChange={(value) =>
                          void verdicts.judge(material, value === 'sufficient' ? 'sufficient' : 'defective', material.note)
                        }
                      />
                    )}
                  </td>
                )}
              </tr>
              {verdicts.canJudge && isDefective(material, defects) && (
                <tr className="has-defect">
                  <td />
                  <td colSpan={3}>
                    <DefectWords material={material} defects={defects} verdicts={verdicts} minRows={1} hasId />
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
