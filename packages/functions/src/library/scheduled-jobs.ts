import { forgetFile, forgetFolder, removeRemains } from '@wayline/core/areas/library/forget-cloud';
import { CloudFiles, CloudFolders, CloudRemains } from '@wayline/core/areas/library/library.records';
import { filesAdapter } from '../files/files-adapter';
import { defineJob, type JobTools } from '../kernel/job';

const kept = ({ table, at }: JobTools) => ({ table, now: at, files: filesAdapter() });

export const LIBRARY_JOBS = [
  defineJob(CloudFiles, (tools, company, file) => forgetFile(kept(tools), company, file)),
  defineJob(CloudFolders, (tools, company, folder) => forgetFolder(kept(tools), company, folder)),
  defineJob(CloudRemains, (tools, company, remains) => removeRemains(kept(tools), company, remains)),
];
