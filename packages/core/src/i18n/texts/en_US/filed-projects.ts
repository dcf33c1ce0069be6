import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/filed-projects.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Filed projects',
  import: 'Import filed projects',
  importHint:
    'Schemes approved by a province are filed with the national bureau within ten working days. The same number and project again updates what is there.',
  province: 'Province',
  unitName: 'Heritage unit',
  projectName: 'Project',
  approvalNumber: 'Approval number',
  approvedOn: 'Approved on',
  approvedFrom: 'Approved from',
  approvedTo: 'Approved to',
  approvingBody: 'Approved by',
  budget: 'Budget (10k ¥)',
  designUnit: 'Design firm',
  filedOn: 'Filed on',
  file: 'Approval',
  withFile: 'On file',
  withoutFile: 'Missing',
  keyword: 'Keyword',
  keywordPlaceholder: 'Project, unit, number, firm',
  openFile: 'Show',
  uploadFile: 'Upload',
  replaceFile: 'Replace',
  uploaded: 'The approval was uploaded.',
  empty: 'No project has been filed yet',
}
