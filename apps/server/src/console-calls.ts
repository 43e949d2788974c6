// The map of all handlers of operators' calls.

import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { getApps } from '#calls/console/apps/get-apps.ts';
import { getAppsId } from '#calls/console/apps/get-apps-id.ts';
import { postApps } from '#calls/console/apps/post-apps.ts';
import { putAppsId } from '#calls/console/apps/put-apps-id.ts';
import { putAppsMaintenance } from '#calls/console/apps/put-apps-maintenance.ts';
import { putAppsState } from '#calls/console/apps/put-apps-state.ts';
import { getAudit } from '#calls/console/audit/get-audit.ts';
import { getAppsDesign } from '#calls/console/design/get-apps-design.ts';
import { postAppsDesignDiscard } from '#calls/console/design/post-apps-design-discard.ts';
import { postAppsDesignPublish } from '#calls/console/design/post-apps-design-publish.ts';
import { postAppsDesignRestore } from '#calls/console/design/post-apps-design-restore.ts';
import { putAppsDesignDraft } from '#calls/console/design/put-apps-design-draft.ts';
import { getAppsEndpoint } from '#calls/console/endpoint/get-apps-endpoint.ts';
import { postAppsEndpointRotation } from '#calls/console/endpoint/post-apps-endpoint-rotation.ts';
import { postAppsEndpointRotationEnd } from '#calls/console/endpoint/post-apps-endpoint-rotation-end.ts';
import { putAppsEndpoint } from '#calls/console/endpoint/put-apps-endpoint.ts';
import { putAppsEndpointState } from '#calls/console/endpoint/put-apps-endpoint-state.ts';
import { getFind } from '#calls/console/find/get-find.ts';
import { getAppsGoLive } from '#calls/console/go-live/get-apps-go-live.ts';
import { postAppsGoLiveDoctor } from '#calls/console/go-live/post-apps-go-live-doctor.ts';
import { postAppsGoLiveLive } from '#calls/console/go-live/post-apps-go-live-live.ts';
import { postAppsGoLiveOrigins } from '#calls/console/go-live/post-apps-go-live-origins.ts';
import { postAppsGoLiveTest } from '#calls/console/go-live/post-apps-go-live-test.ts';
import { postAppsGoLiveTestUser } from '#calls/console/go-live/post-apps-go-live-test-user.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { getHome } from '#calls/console/home/get-home.ts';
import { getHomeFigures } from '#calls/console/home/get-home-figures.ts';
import { getInvitations } from '#calls/console/invitations/get-invitations.ts';
import { postInvitations } from '#calls/console/invitations/post-invitations.ts';
import { getAppsKeys } from '#calls/console/keys/get-apps-keys.ts';
import { getAppsSecret } from '#calls/console/keys/get-apps-secret.ts';
import { postAppsKeys } from '#calls/console/keys/post-apps-keys.ts';
import { postAppsKeysEnd } from '#calls/console/keys/post-apps-keys-end.ts';
import { postAppsKeysRotation } from '#calls/console/keys/post-apps-keys-rotation.ts';
import { postAppsSecretEnd } from '#calls/console/keys/post-apps-secret-end.ts';
import { postAppsSecretRotation } from '#calls/console/keys/post-apps-secret-rotation.ts';
import { getMe } from '#calls/console/me/get-me.ts';
import { getMeFactors } from '#calls/console/me/get-me-factors.ts';
import { getMeSessions } from '#calls/console/me/get-me-sessions.ts';
import { postMeFactor } from '#calls/console/me/post-me-factor.ts';
import { postMeFactorsEnd } from '#calls/console/me/post-me-factors-end.ts';
import { postMeFactorsPasskey } from '#calls/console/me/post-me-factors-passkey.ts';
import { postMeFactorsPasskeyOptions } from '#calls/console/me/post-me-factors-passkey-options.ts';
import { postMeFactorsTotp } from '#calls/console/me/post-me-factors-totp.ts';
import { postMeFactorsTotpConfirm } from '#calls/console/me/post-me-factors-totp-confirm.ts';
import { postMeRecoveryCodes } from '#calls/console/me/post-me-recovery-codes.ts';
import { postMeSessionsEnd } from '#calls/console/me/post-me-sessions-end.ts';
import { postMeSessionsEndOthers } from '#calls/console/me/post-me-sessions-end-others.ts';
import { putMe } from '#calls/console/me/put-me.ts';
import { putMePassword } from '#calls/console/me/put-me-password.ts';
import { putMePreferences } from '#calls/console/me/put-me-preferences.ts';
import { getPublishers } from '#calls/console/publishers/get-publishers.ts';
import { postPublishers } from '#calls/console/publishers/post-publishers.ts';
import { putPublishers } from '#calls/console/publishers/put-publishers.ts';
import { getReconciliations } from '#calls/console/reconciliations/get-reconciliations.ts';
import { getReconciliationsFindings } from '#calls/console/reconciliations/get-reconciliations-findings.ts';
import { getReconciliationsId } from '#calls/console/reconciliations/get-reconciliations-id.ts';
import { postReconciliations } from '#calls/console/reconciliations/post-reconciliations.ts';
import { postReconciliationsApply } from '#calls/console/reconciliations/post-reconciliations-apply.ts';
import { postReconciliationsCompare } from '#calls/console/reconciliations/post-reconciliations-compare.ts';
import { postReconciliationsLines } from '#calls/console/reconciliations/post-reconciliations-lines.ts';
import { getResets } from '#calls/console/resets/get-resets.ts';
import { postResets } from '#calls/console/resets/post-resets.ts';
import { postResetsToken } from '#calls/console/resets/post-resets-token.ts';
import { getSession } from '#calls/console/session/get-session.ts';
import { postSession } from '#calls/console/session/post-session.ts';
import { postSessionDemo } from '#calls/console/session/post-session-demo.ts';
import { postSessionEnd } from '#calls/console/session/post-session-end.ts';
import { postSessionFactor } from '#calls/console/session/post-session-factor.ts';
import { postSessionPasskey } from '#calls/console/session/post-session-passkey.ts';
import { postSessionPasskeyOptions } from '#calls/console/session/post-session-passkey-options.ts';
import { getSetUp } from '#calls/console/setup/get-set-up.ts';
import { postSetUp } from '#calls/console/setup/post-set-up.ts';
import { getAppsStatement } from '#calls/console/statements/get-apps-statement.ts';
import { getSupplierHealth } from '#calls/console/suppliers/get-supplier-health.ts';
import { getSupplierKinds } from '#calls/console/suppliers/get-supplier-kinds.ts';
import { getSuppliers } from '#calls/console/suppliers/get-suppliers.ts';
import { getSuppliersHealth } from '#calls/console/suppliers/get-suppliers-health.ts';
import { getSuppliersSetAside } from '#calls/console/suppliers/get-suppliers-set-aside.ts';
import { getSuppliersUnknownCodes } from '#calls/console/suppliers/get-suppliers-unknown-codes.ts';
import { getSuppliersUnreadRows } from '#calls/console/suppliers/get-suppliers-unread-rows.ts';
import { postSuppliers } from '#calls/console/suppliers/post-suppliers.ts';
import { postSuppliersDryRun } from '#calls/console/suppliers/post-suppliers-dry-run.ts';
import { postSuppliersWaiveDoubt } from '#calls/console/suppliers/post-suppliers-waive-doubt.ts';
import { putSuppliers } from '#calls/console/suppliers/put-suppliers.ts';
import { putSuppliersPause } from '#calls/console/suppliers/put-suppliers-pause.ts';
import { getSystem } from '#calls/console/system/get-system.ts';
import { postSystemBackups } from '#calls/console/system/post-system-backups.ts';
import { putSystemMaintenance } from '#calls/console/system/put-system-maintenance.ts';
import { getTeam } from '#calls/console/team/get-team.ts';
import { postTeamInvitations } from '#calls/console/team/post-team-invitations.ts';
import { postTeamInvitationsRevoke } from '#calls/console/team/post-team-invitations-revoke.ts';
import { postTeamRemoval } from '#calls/console/team/post-team-removal.ts';
import { postTeamReset } from '#calls/console/team/post-team-reset.ts';
import { postTeamSessionsEnd } from '#calls/console/team/post-team-sessions-end.ts';
import { putTeamRole } from '#calls/console/team/put-team-role.ts';
import { getTickets } from '#calls/console/tickets/get-tickets.ts';
import { getTicketsFiles } from '#calls/console/tickets/get-tickets-files.ts';
import { getTicketsId } from '#calls/console/tickets/get-tickets-id.ts';
import { postTicketsReplies } from '#calls/console/tickets/post-tickets-replies.ts';
import { putTicketsState } from '#calls/console/tickets/put-tickets-state.ts';
import { getUsers } from '#calls/console/users/get-users.ts';
import { getUsersEvents } from '#calls/console/users/get-users-events.ts';
import { postUsersSupplierIdsRevoke } from '#calls/console/users/post-users-supplier-ids-revoke.ts';
import { putUsersCountry } from '#calls/console/users/put-users-country.ts';
import { putUsersProfileReview } from '#calls/console/users/put-users-profile-review.ts';
import { putUsersState } from '#calls/console/users/put-users-state.ts';
import { putUsersStateReasons } from '#calls/console/users/put-users-state-reasons.ts';

export const consoleHandlers: { readonly [N in ConsoleCallName]: ConsoleHandler<N> } = {
  'console/me/get-me': getMe,
  'console/audit/get-audit': getAudit,
  'console/find/get-find': getFind,
  'console/home/get-home': getHome,
  'console/home/get-home-figures': getHomeFigures,
  'console/system/get-system': getSystem,
  'console/system/post-system-backups': postSystemBackups,
  'console/system/put-system-maintenance': putSystemMaintenance,
  'console/setup/get-set-up': getSetUp,
  'console/setup/post-set-up': postSetUp,
  'console/session/get-session': getSession,
  'console/session/post-session': postSession,
  'console/session/post-session-factor': postSessionFactor,
  'console/session/post-session-passkey-options': postSessionPasskeyOptions,
  'console/session/post-session-passkey': postSessionPasskey,
  'console/session/post-session-end': postSessionEnd,
  'console/session/post-session-demo': postSessionDemo,
  'console/me/put-me': putMe,
  'console/me/put-me-password': putMePassword,
  'console/me/put-me-preferences': putMePreferences,
  'console/me/get-me-factors': getMeFactors,
  'console/me/post-me-factors-totp': postMeFactorsTotp,
  'console/me/post-me-factors-totp-confirm': postMeFactorsTotpConfirm,
  'console/me/post-me-factors-passkey-options': postMeFactorsPasskeyOptions,
  'console/me/post-me-factors-passkey': postMeFactorsPasskey,
  'console/me/post-me-factors-end': postMeFactorsEnd,
  'console/me/post-me-recovery-codes': postMeRecoveryCodes,
  'console/me/post-me-factor': postMeFactor,
  'console/me/get-me-sessions': getMeSessions,
  'console/me/post-me-sessions-end': postMeSessionsEnd,
  'console/me/post-me-sessions-end-others': postMeSessionsEndOthers,
  'console/team/get-team': getTeam,
  'console/team/post-team-invitations': postTeamInvitations,
  'console/team/post-team-invitations-revoke': postTeamInvitationsRevoke,
  'console/team/put-team-role': putTeamRole,
  'console/team/post-team-removal': postTeamRemoval,
  'console/team/post-team-sessions-end': postTeamSessionsEnd,
  'console/team/post-team-reset': postTeamReset,
  'console/publishers/get-publishers': getPublishers,
  'console/publishers/post-publishers': postPublishers,
  'console/publishers/put-publishers': putPublishers,
  'console/invitations/get-invitations': getInvitations,
  'console/invitations/post-invitations': postInvitations,
  'console/resets/post-resets': postResets,
  'console/resets/get-resets': getResets,
  'console/resets/post-resets-token': postResetsToken,
  'console/reconciliations/get-reconciliations': getReconciliations,
  'console/reconciliations/post-reconciliations': postReconciliations,
  'console/reconciliations/post-reconciliations-lines': postReconciliationsLines,
  'console/reconciliations/post-reconciliations-compare': postReconciliationsCompare,
  'console/reconciliations/post-reconciliations-apply': postReconciliationsApply,
  'console/reconciliations/get-reconciliations-id': getReconciliationsId,
  'console/reconciliations/get-reconciliations-findings': getReconciliationsFindings,
  'console/suppliers/get-suppliers': getSuppliers,
  'console/suppliers/get-supplier-kinds': getSupplierKinds,
  'console/suppliers/post-suppliers': postSuppliers,
  'console/suppliers/post-suppliers-dry-run': postSuppliersDryRun,
  'console/suppliers/put-suppliers': putSuppliers,
  'console/suppliers/post-suppliers-waive-doubt': postSuppliersWaiveDoubt,
  'console/suppliers/get-suppliers-unread-rows': getSuppliersUnreadRows,
  'console/suppliers/get-suppliers-unknown-codes': getSuppliersUnknownCodes,
  'console/suppliers/get-suppliers-set-aside': getSuppliersSetAside,
  'console/suppliers/get-supplier-health': getSupplierHealth,
  'console/suppliers/get-suppliers-health': getSuppliersHealth,
  'console/suppliers/put-suppliers-pause': putSuppliersPause,
  'console/users/get-users': getUsers,
  'console/users/put-users-state': putUsersState,
  'console/users/put-users-state-reasons': putUsersStateReasons,
  'console/users/put-users-country': putUsersCountry,
  'console/users/put-users-profile-review': putUsersProfileReview,
  'console/users/post-users-supplier-ids-revoke': postUsersSupplierIdsRevoke,
  'console/users/get-users-events': getUsersEvents,
  'console/apps/get-apps': getApps,
  'console/apps/get-apps-id': getAppsId,
  'console/apps/post-apps': postApps,
  'console/apps/put-apps-id': putAppsId,
  'console/apps/put-apps-maintenance': putAppsMaintenance,
  'console/apps/put-apps-state': putAppsState,
  'console/design/get-apps-design': getAppsDesign,
  'console/design/put-apps-design-draft': putAppsDesignDraft,
  'console/design/post-apps-design-publish': postAppsDesignPublish,
  'console/design/post-apps-design-restore': postAppsDesignRestore,
  'console/design/post-apps-design-discard': postAppsDesignDiscard,
  'console/keys/get-apps-keys': getAppsKeys,
  'console/keys/post-apps-keys': postAppsKeys,
  'console/keys/post-apps-keys-rotation': postAppsKeysRotation,
  'console/keys/post-apps-keys-end': postAppsKeysEnd,
  'console/keys/get-apps-secret': getAppsSecret,
  'console/keys/post-apps-secret-rotation': postAppsSecretRotation,
  'console/keys/post-apps-secret-end': postAppsSecretEnd,
  'console/tickets/get-tickets': getTickets,
  'console/tickets/get-tickets-id': getTicketsId,
  'console/tickets/post-tickets-replies': postTicketsReplies,
  'console/tickets/put-tickets-state': putTicketsState,
  'console/tickets/get-tickets-files': getTicketsFiles,
  'console/endpoint/get-apps-endpoint': getAppsEndpoint,
  'console/endpoint/put-apps-endpoint': putAppsEndpoint,
  'console/endpoint/post-apps-endpoint-rotation': postAppsEndpointRotation,
  'console/endpoint/post-apps-endpoint-rotation-end': postAppsEndpointRotationEnd,
  'console/endpoint/put-apps-endpoint-state': putAppsEndpointState,
  'console/go-live/get-apps-go-live': getAppsGoLive,
  'console/go-live/post-apps-go-live-test-user': postAppsGoLiveTestUser,
  'console/go-live/post-apps-go-live-doctor': postAppsGoLiveDoctor,
  'console/go-live/post-apps-go-live-origins': postAppsGoLiveOrigins,
  'console/go-live/post-apps-go-live-live': postAppsGoLiveLive,
  'console/go-live/post-apps-go-live-test': postAppsGoLiveTest,
  'console/statements/get-apps-statement': getAppsStatement,
};
