import { Button } from 'antd'
import type { Attachment } from '@wenwu/core/files/wire'
import type { Material } from '@wenwu/core/item/guide'
import { formatFileSize } from '../../../lib/file-size.ts'
import { useText } from '../../../lib/i18n.ts'

export interface SectionFilesProps {
  /** The catalogue of the matter, for its order and the names in the reader's language. */
  materials: readonly Material[]
  files: readonly Attachment[]
  onOpen: (file: { fileId: string; name: string }) => void
}

/** What was handed in, material by material. */
export function SectionFiles({ materials, files, onOpen }: SectionFilesProps) {
  const { t, textOf } = useText()
  const keys = [...new Set([...materials.map(({ key }) => key), ...files.map(({ materialKey }) => materialKey)])]
  const groups = keys
    .map((key) => ({ key, own: files.filter((file) => file.materialKey === key) }))
    .filter(({ own }) => own.length > 0)
    .map(({ key, own }) => ({ key, own, material: materials.find((each) => each.key === key) }))
  return (
    <table className="look-files">
      <thead>
        <tr>
          <th scope="col">{t('case.materials')}</th>
          <th scope="col">{t('case.files')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, own, material }) => (
          <tr key={key}>
            <th scope="row">{material === undefined ? own[0]!.materialName : textOf(material.name)}</th>
            <td>
              {own.map((file) => (
                <div key={file.id}>
                  <Button type="link" size="small" onClick={() => onOpen({ fileId: file.id, name: file.name })}>
                    {file.name}
                  </Button>{' '}
                  <span className="tone-grey">{formatFileSize(file.size)}</span>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
