import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/qualified-units.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Qualified units',
  import: 'Import qualified units',
  importHint:
    'Units qualified for the design, execution or supervision of protection works. The same certificate number again updates what is there.',
  name: 'Unit',
  province: 'Province',
  kind: 'Kind',
  grade: 'Grade',
  certificateNumber: 'Certificate',
  businessScope: 'Scope',
  issuer: 'Issued by',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  validity: 'Validity',
  valid: 'Valid',
  expiring: 'Ends soon',
  expired: 'Expired',
  certificate: 'Scan',
  keyword: 'Keyword',
  keywordPlaceholder: 'Unit, certificate, scope',
  openFile: 'Show',
  uploadFile: 'Upload',
  replaceFile: 'Replace',
  uploaded: 'The certificate was uploaded.',
  empty: 'The directory is empty so far',
}
