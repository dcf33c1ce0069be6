/** An engineering scheme a province approved by delegation and filed with the national bureau (文物保函〔2021〕954号). */
export interface FiledProject {
  id: string
  provinceCode: string
  unitName: string
  projectName: string
  approvalNumber: string
  approvedOn: string
  approvingBody: string
  /** 万元; null: not given. */
  budget: number | null
  designUnit: string
  filedOn: string
  /** The approval document, where one was handed in. */
  file: { id: string; name: string } | null
}

/** What an import gives of one project. */
export type FiledProjectEntry = Omit<FiledProject, 'id' | 'filedOn' | 'file'>

/** Endings of an approval document. */
export const approvalFileTypes = ['pdf', 'ofd'] as const

/** What makes two rows the same project of a province: number and name, whatever the width of brackets and white space. */
export function filedProjectKey({ approvalNumber, projectName }: Pick<FiledProject, 'approvalNumber' | 'projectName'>): string {
  return `${fold(approvalNumber)} ${fold(projectName)}`
}

/** Brackets of document numbers are typed as ［］, [] and 〔〕. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[[〔【(]/g, '〔')
    .replace(/[\]〕】)]/g, '〕')
}
