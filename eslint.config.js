import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "build/",
      "node_modules/",
      ".wrangler/",
      ".cache/",
      "app/geodata/generated/",
      "test-results/",
      "playwright-report/",
      ".lighthouseci/",
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js", "*.cjs", "scripts/*.mjs"] } },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Remix throws answers: redirects and not-found are not errors.
      "@typescript-eslint/only-throw-error": "off",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["app/**/*.tsx"],
    ...jsxA11y.flatConfigs.recommended,
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, "react-hooks": reactHooks },
    rules: { ...jsxA11y.flatConfigs.recommended.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    // One spelling for each import: "./" within a folder, "#app/" from anywhere else.
    files: ["app/**", "scripts/**", "tools/**", "tests/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [{ regex: "^(\\.\\./)+app/", message: "Say #app/… for what is under app/." }],
        },
      ],
    },
  },
  {
    files: ["app/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          // Its index would put every icon of the site into what each page loads.
          paths: [{ name: "lucide-react", message: "Import each icon from its file: lucide-react/icons/…" }],
          patterns: [
            {
              regex: "^(\\.\\./)+(?!\\.\\./|tests/|scripts/|catalogue/)[^?]+$",
              message: "Say #app/… for what is not in this folder.",
            },
          ],
        },
      ],
    },
  },
  {
    // These talk to a person at a terminal, or are the one place where log lines are written.
    files: ["scripts/**", "tools/**", "app/adapters/log/**", "tests/**"],
    rules: { "no-console": "off" },
  },
  {
    // Plain JavaScript is configuration and the commands that must run before anything is installed.
    files: ["**/*.js", "**/*.cjs", "**/*.mjs"],
    ...tseslint.configs.disableTypeChecked,
  },
);
