/** The first step of npm run deploy: exits with 1 if wrangler.toml lacks a setting that a deployment needs. */
import { deploymentProblems, readDeploymentConfig } from "./deployment-problems";

const problems = deploymentProblems(readDeploymentConfig("wrangler.toml"));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("Nothing was deployed. docs/deployment.md explains these settings.");
  process.exitCode = 1;
}
