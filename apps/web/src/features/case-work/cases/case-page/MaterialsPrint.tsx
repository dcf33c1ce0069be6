import type { MaterialView } from '@wenwu/core/cases/model'
import { useText } from '../../../../lib/i18n.ts'

/** The material catalogue on paper: the names of what was handed in, and what was found wanting. */
export function MaterialsPrint({ materials }: { materials: readonly MaterialView[] }) {
  const { t, textOf } = useText()
  return (
    <table className="plain-table materials-print">
      <thead>
        <tr>
          <th scope="col">{t('common.index')}</th>
          <th scope="col">{t('case.materials')}</th>
          <th scope="col">{t('case.files')}</th>
        </tr>
      </thead>
      <tbody>
        {materials.map((material, index) => (
          <tr key={material.key}>
            <td>{index + 1}</td>
            <th scope="row">
              {textOf(material.name)}（{t(material.isRequired ? 'case.required' : 'case.optional')}）
            </th>
            <td>
              {material.files.length === 0 && t('case.noFile')}
              {material.files.map((file) => (
                <div key={file.fileId}>{file.name}</div>
              ))}
              {material.verdict !== null && <p>{t(material.verdict === 'sufficient' ? 'case.sufficient' : 'case.defective')}</p>}
              {material.verdict === 'defective' && material.note !== '' && <p>{material.note}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
