import type { DemoPeople } from '../../../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 30,
  users: [
    { username: 'national-accept', name: '乔一诺', kind: 'official', role: 'national-accept', organization: '国家文物局' },
    { username: 'national-officer', name: '季长歌', kind: 'official', role: 'national-officer', organization: '国家文物局' },
    // work is moved to a colleague, and taken from the pool of the two
    { username: 'national-officer2', name: '陆听松', kind: 'official', role: 'national-officer', organization: '国家文物局' },
    { username: 'national-lead', name: '严既明', kind: 'official', role: 'national-lead', organization: '国家文物局' },
    { username: 'national-office', name: '傅简书', kind: 'official', role: 'national-office', organization: '国家文物局' },
  ],
  banner: [
    'national-accept, national-officer, national-officer2, national-lead, national-office  type=3  国家文物局受理、承办人、负责人、办公室 / National bureau: acceptance, officer, lead, office',
  ],
}
