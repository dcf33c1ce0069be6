/** Somebody who can sign in at the simulated platform; all of them are made up, their numbers have right check signs. */
export type SimulatedPerson = SimulatedNatural | SimulatedLegal

interface SimulatedNatural {
  userType: '2'
  userId: string
  /** Whether the platform has verified who it is. */
  realName: boolean
  name: string
  idCard: string
}

interface SimulatedLegal {
  userType: '1'
  userId: string
  realName: boolean
  corpName: string
  creditCode: string
  legalPerson: string
  /** Who acts for the entity there. */
  agentName: string
}

export const simulatedPeople: readonly SimulatedPerson[] = [
  { userType: '2', userId: 'gj-natural-1001', realName: true, name: '陶若川', idCard: '140105198806129028' },
  { userType: '2', userId: 'gj-natural-1002', realName: true, name: '温言蹊', idCard: '61010219950214901X' },
  { userType: '2', userId: 'gj-natural-1003', realName: false, name: '卢星野', idCard: '320102197909039033' },
  {
    userType: '1',
    userId: 'gj-legal-2001',
    realName: true,
    corpName: '晋阳古建筑保护工程有限公司',
    creditCode: '91140100MA0DEM0133',
    legalPerson: '罗致和',
    agentName: '姚疏桐',
  },
  {
    userType: '1',
    userId: 'gj-legal-2002',
    realName: true,
    corpName: '河东木作营造有限公司',
    creditCode: '91140800MA0DEM088X',
    legalPerson: '蒋安澜',
    agentName: '蒋安澜',
  },
  {
    userType: '1',
    userId: 'gj-legal-2003',
    realName: true,
    corpName: '渭水石刻保护中心',
    creditCode: '12610000MB0DEM077W',
    legalPerson: '何承平',
    agentName: '邓云岫',
  },
]

/** What people are called on the simulator's pages. */
export function labelOf(person: SimulatedPerson): string {
  if (person.userType === '1') return `${person.corpName}（经办人 ${person.agentName}）`
  return person.realName ? person.name : `${person.name}（未实名认证）`
}
