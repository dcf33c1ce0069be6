// Paths apart from the contract, which brings the schemas along: the page asks these two before it has read them.

export const currentUserPath = '/api/userCount/getCurrentUserCount'
export const menusPath = '/api/userCount/cscpMenus'
